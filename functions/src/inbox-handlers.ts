import type { HandlerMap } from '@site/domain/api-handler';
import type { inboxApi } from '@site/domain/api-inbox';
import type { subscribersApi } from '@site/domain/api-subscribers';
import { addProperty } from './features/content/create-property.ts';
import { acceptSubmission } from './features/inbox/accept-submission.ts';
import { addNote } from './features/inbox/add-note.ts';
import { changeMessage } from './features/inbox/change-message.ts';
import { countMessages } from './features/inbox/count-messages.ts';
import { findPropertyOwner } from './features/inbox/find-property-owner.ts';
import type { InboxDesk } from './features/inbox/inbox-desk.ts';
import { listChanges } from './features/inbox/list-changes.ts';
import { listMessages } from './features/inbox/list-messages.ts';
import { listPeople } from './features/inbox/list-people.ts';
import { listReplyTemplates } from './features/inbox/list-reply-templates.ts';
import { readMessage } from './features/inbox/read-message.ts';
import { sendReply } from './features/inbox/send-reply.ts';
import { endForSomebody } from './features/subscribers/end-for-somebody.ts';
import { listSubscribers } from './features/subscribers/list-subscribers.ts';

/** The handlers of all endpoints of the desk. */
export function inboxHandlers(desk: InboxDesk): HandlerMap<typeof inboxApi & typeof subscribersApi> {
  return {
    'GET /api/admin/inbox/{box}': listMessages(desk),
    'GET /api/admin/inbox-changes': listChanges(desk),
    'GET /api/admin/inbox-counts': countMessages(desk),
    'GET /api/admin/inbox-people': listPeople(desk),
    'GET /api/admin/inbox/{box}/{id}': readMessage(desk),
    'PUT /api/admin/inbox/{box}/{id}': changeMessage(desk),
    'POST /api/admin/inbox/{box}/{id}/notes': addNote(desk),
    'POST /api/admin/inbox/{box}/{id}/replies': sendReply(desk),
    'GET /api/admin/reply-templates': listReplyTemplates(desk),
    'GET /api/admin/property-owners/{id}': findPropertyOwner(desk),
    'POST /api/admin/submissions/{id}/accept': acceptSubmission(desk, async (step, id, fields) => {
      await addProperty(step, id, fields);
    }),
    'GET /api/admin/subscribers': listSubscribers(desk.database),
    'POST /api/admin/subscribers/{id}/end': endForSomebody(desk),
  };
}
