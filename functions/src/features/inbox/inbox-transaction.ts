import type { Member } from '#domain/api/handler.ts';
import { ApiError } from '#domain/core/errors.ts';
import type { HandlingPerson, ThreadEntry } from '#domain/inbox/handling.ts';
import type { InboxBox } from '#domain/inbox/options.ts';
import type { InboxMessage } from '#domain/inbox/message.ts';
import type { StoredMessage } from '#domain/inbox/row.ts';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';
import { inContentTransaction } from '#platform/content/content-transaction.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { composeMessage } from './compose-message.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { parseMessage } from './parse-message.ts';
import { personOf } from './inbox-people.ts';

/** A transaction that changes one message. */
export interface InboxTransaction extends ContentTransaction {
  readonly message: StoredMessage;
  /** Who makes the change. */
  readonly person: HandlingPerson;
}

/** Reads the message that a transaction changes; null when it is gone. */
export async function findMessage(
  step: ContentTransaction,
  { box, id }: { readonly box: InboxBox; readonly id: string },
  member: Pick<Member, 'uid' | 'email'>,
): Promise<InboxTransaction | null> {
  const { firestore, transaction } = step;
  const [found, listed] = await transaction.getAll(
    firestore.collection(box).doc(id),
    firestore.doc(staffPath(member.uid)),
  );
  if (found?.exists !== true || listed === undefined) return null;
  return { ...step, message: parseMessage(box, found.data()), person: personOf(member, listed) };
}

/** Changes a message in one transaction and gives the new version. */
export async function inInboxTransaction(
  deps: SiteDeps,
  { box, id }: { readonly box: InboxBox; readonly id: string },
  member: Pick<Member, 'uid' | 'email'>,
  work: (step: InboxTransaction) => Promise<void> | void,
): Promise<{ message: InboxMessage }> {
  const firestore = deps.database();
  const document = firestore.collection(box).doc(id);
  await inContentTransaction(deps, member.uid, async (step) => {
    const found = await findMessage(step, { box, id }, member);
    if (found === null) throw new ApiError('not_found');
    await work(found);
  });
  const after = await document.get();
  if (!after.exists) throw new ApiError('not_found');
  return { message: await composeMessage(firestore, parseMessage(box, after.data()), deps.clock()) };
}

/**
 * Whether an entry is in the thread already, because the response to its first request was lost; throws conflict when the
 * entry with this id has another text, which would be lost otherwise.
 */
export async function isInThread(
  { firestore, message, now }: InboxTransaction,
  { id, subject, text }: Pick<ThreadEntry, 'id' | 'subject' | 'text'>,
): Promise<boolean> {
  const earlier = message.stored.thread.find((entry) => entry.id === id);
  if (earlier === undefined) return false;
  if (earlier.text === text && earlier.subject === subject) return true;
  throw new ApiError('conflict', { current: await composeMessage(firestore, message, now) });
}

/** Throws conflict, with the stored message, when the message is at another revision. */
export async function requireRevision({ firestore, message, now }: InboxTransaction, rev: number): Promise<void> {
  if (message.stored.rev === rev) return;
  throw new ApiError('conflict', { current: await composeMessage(firestore, message, now) });
}
