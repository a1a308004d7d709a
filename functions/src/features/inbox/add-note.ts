import type { Handler } from '@site/domain/api-handler';
import type { inboxApi } from '@site/domain/api-inbox';
import { atDesk } from './desk-step.ts';
import type { InboxDesk } from './inbox-desk.ts';
import { writeDesk } from './write-desk.ts';

/** Makes the handler of POST /api/admin/inbox/{box}/{id}/notes. */
export function addNote(desk: InboxDesk): Handler<(typeof inboxApi)['POST /api/admin/inbox/{box}/{id}/notes']> {
  return ({ params, body: { id, text }, member }) =>
    atDesk(desk, params, member, (step) => {
      // The answer to the first sending was lost: the note stands there already.
      if (step.message.stored.thread.some((entry) => entry.id === id)) return;
      writeDesk(step, { deed: 'noted', entries: [{ id, kind: 'note', subject: '', text }] });
    });
}
