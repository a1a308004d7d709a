import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { ApiError } from '#domain/core/errors.ts';
import { IS_ANONYMOUS } from '#domain/inbox/text.ts';
import { inInboxTransaction, isInThread } from './inbox-transaction.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { MESSAGE_NOUNS, writeHandling } from './write-handling.ts';

/** Makes the handler of POST /api/admin/inbox/{box}/{id}/notes. */
export function addNote(deps: SiteDeps): Handler<(typeof inboxApi)['POST /api/admin/inbox/{box}/{id}/notes']> {
  return ({ params, body: { id, text }, member }) =>
    inInboxTransaction(deps, params, member, async (step) => {
      if (await isInThread(step, { id, subject: '', text })) return;
      // It would be kept for ever, and no erasure would find it.
      if (step.message.stored.anonymisedAt !== null) throw new ApiError('conflict', { detail: IS_ANONYMOUS });
      writeHandling(step, {
        action: `${MESSAGE_NOUNS[params.box]}.noted`,
        entries: [{ id, kind: 'note', subject: '', text }],
      });
    });
}
