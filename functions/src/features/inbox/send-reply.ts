import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import { ApiError } from '#domain/core/errors.ts';
import { makeInboxRow } from '#domain/inbox/row.ts';
import { IS_ANONYMOUS, NO_EMAIL_TO_REPLY } from '#domain/inbox/text.ts';
import { replyMail } from '#domain/inbox/reply-email.ts';
import { writeMail } from '#platform/write-mail.ts';
import { inInboxTransaction, isInThread, requireRevision } from './inbox-transaction.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { MESSAGE_NOUNS, writeHandling } from './write-handling.ts';

/** Makes the handler of POST /api/admin/inbox/{box}/{id}/replies. Email, thread and status change in one transaction. */
export function sendReply(deps: SiteDeps): Handler<(typeof inboxApi)['POST /api/admin/inbox/{box}/{id}/replies']> {
  return async ({ params, body: { id, rev, subject, text }, member }) => {
    const settings = await deps.content.readSettings();
    return inInboxTransaction(deps, params, member, async (step) => {
      const { message, firestore, transaction, now } = step;
      const { box, stored } = message;
      if (await isInThread(step, { id, subject, text })) return;
      await requireRevision(step, rev);
      const to = makeInboxRow(message).email;
      if (to === '') {
        const why = stored.anonymisedAt === null ? NO_EMAIL_TO_REPLY : IS_ANONYMOUS;
        throw new ApiError('invalid_request', { fields: [{ path: 'text', message: why }] });
      }
      const replyTo = box === 'enquiries' ? settings.email : settings.ownersEmail;
      const mail = replyMail({ to, replyTo, subject, text }, settings);
      writeMail(firestore, transaction, mail, `${box}/${stored.id}`, now);
      const entries = [{ id, kind: 'reply', subject, text } as const];
      const status = stored.status === 'booked' ? 'booked' : 'answered';
      writeHandling(step, { action: `${MESSAGE_NOUNS[box]}.answered`, status, entries, isReply: true });
    });
  };
}
