import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { atDesk, isSentAlready } from './inbox-transaction.ts';
import type { InboxDesk } from './inbox-deps.ts';
import { writeDesk } from './write-handling.ts';

/** Makes the handler of POST /api/admin/inbox/{box}/{id}/notes. */
export function addNote(desk: InboxDesk): Handler<(typeof inboxApi)['POST /api/admin/inbox/{box}/{id}/notes']> {
  return ({ params, body: { id, text }, member }) =>
    atDesk(desk, params, member, async (step) => {
      if (await isSentAlready(step, { id, subject: '', text })) return;
      writeDesk(step, { deed: 'noted', entries: [{ id, kind: 'note', subject: '', text }] });
    });
}
