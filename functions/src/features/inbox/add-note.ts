import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { inInboxTransaction, isInThread } from './inbox-transaction.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { writeHandling } from './write-handling.ts';

/** Makes the handler of POST /api/admin/inbox/{box}/{id}/notes. */
export function addNote(deps: InboxDeps): Handler<(typeof inboxApi)['POST /api/admin/inbox/{box}/{id}/notes']> {
  return ({ params, body: { id, text }, member }) =>
    inInboxTransaction(deps, params, member, async (step) => {
      if (await isInThread(step, { id, subject: '', text })) return;
      writeHandling(step, { action: 'noted', entries: [{ id, kind: 'note', subject: '', text }] });
    });
}
