import type { Handler } from '@site/domain/api-handler';
import type { inboxApi } from '@site/domain/api-inbox';
import { atDesk, isSentAlready } from './desk-step.ts';
import type { InboxDesk } from './inbox-desk.ts';
import { writeDesk } from './write-desk.ts';

/** Makes the handler of POST /api/admin/inbox/{box}/{id}/notes. */
export function addNote(desk: InboxDesk): Handler<(typeof inboxApi)['POST /api/admin/inbox/{box}/{id}/notes']> {
  return ({ params, body: { id, text }, member }) =>
    atDesk(desk, params, member, async (step) => {
      if (await isSentAlready(step, { id, subject: '', text })) return;
      writeDesk(step, { deed: 'noted', entries: [{ id, kind: 'note', subject: '', text }] });
    });
}
