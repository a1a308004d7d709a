import type { HandlerMap } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { acceptSubmission, type WriteProperty } from './accept-submission.ts';
import { addNote } from './add-note.ts';
import { changeMessage } from './change-message.ts';
import { countMessages } from './count-messages.ts';
import { findPropertyOwner } from './find-property-owner.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { listChanges } from './list-changes.ts';
import { listMessages } from './list-messages.ts';
import { listPeople } from './list-people.ts';
import { listReplyTemplates } from './list-reply-templates.ts';
import { readMessage } from './read-message.ts';
import { sendReply } from './send-reply.ts';
import { bookStay } from './stay/book-stay.ts';
import { readStay } from './stay/change-stay.ts';
import { holdStay } from './stay/hold-stay.ts';
import { releaseStay } from './stay/release-stay.ts';

/** The endpoints of the inbox; `addProperty` creates the draft of an accepted submission. */
export function inboxRoutes(deps: SiteDeps, addProperty: WriteProperty): HandlerMap<typeof inboxApi> {
  return {
    'GET /api/admin/inbox/{box}': listMessages(deps),
    'GET /api/admin/inbox-changes': listChanges(deps),
    'GET /api/admin/inbox-counts': countMessages(deps),
    'GET /api/admin/inbox-people': listPeople(deps),
    'GET /api/admin/inbox/{box}/{id}': readMessage(deps),
    'PUT /api/admin/inbox/{box}/{id}': changeMessage(deps),
    'POST /api/admin/inbox/{box}/{id}/notes': addNote(deps),
    'POST /api/admin/inbox/{box}/{id}/replies': sendReply(deps),
    'GET /api/admin/enquiries/{id}/stay': async ({ params: { id } }) => ({ stay: await readStay(deps, id) }),
    'POST /api/admin/enquiries/{id}/hold': holdStay(deps),
    'POST /api/admin/enquiries/{id}/booking': bookStay(deps),
    'DELETE /api/admin/enquiries/{id}/stay': releaseStay(deps),
    'GET /api/admin/reply-templates': listReplyTemplates(deps),
    'GET /api/admin/property-owners/{id}': findPropertyOwner(deps),
    'POST /api/admin/submissions/{id}/accept': acceptSubmission(deps, addProperty),
  };
}
