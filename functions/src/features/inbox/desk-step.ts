import type { Member } from '@site/domain/api-handler';
import { ApiError } from '@site/domain/errors';
import type { DeskPerson } from '@site/domain/desk-fields';
import type { InboxBox } from '@site/domain/inbox-options';
import type { InboxMessage } from '@site/domain/inbox-message';
import type { StoredMessage } from '@site/domain/inbox-row';
import type { ContentStep } from '../../platform/content-step.ts';
import { inOneStep } from '../../platform/content-step.ts';
import { staffPath } from '../../platform/firestore-paths.ts';
import { composeMessage } from './compose-message.ts';
import type { InboxDesk } from './inbox-desk.ts';
import { parseMessage } from './parse-message.ts';
import { personOf } from './person-of.ts';

/** One step of the desk about one message. */
export interface DeskStep extends ContentStep {
  /** The message as it is stored. */
  readonly message: StoredMessage;
  /** Who does it. */
  readonly person: DeskPerson;
}

/** Does something to a message in one step and gives the message as it is then. */
export async function atDesk(
  desk: InboxDesk,
  { box, id }: { readonly box: InboxBox; readonly id: string },
  member: Pick<Member, 'uid' | 'email'>,
  work: (step: DeskStep) => Promise<void> | void,
): Promise<{ message: InboxMessage }> {
  const firestore = desk.database();
  const document = firestore.collection(box).doc(id);
  await inOneStep(desk, member.uid, async (step) => {
    const [found, listed] = await step.transaction.getAll(document, firestore.doc(staffPath(member.uid)));
    if (found?.exists !== true || listed === undefined) throw new ApiError('not_found');
    await work({ ...step, message: parseMessage(box, found.data()), person: personOf(member, listed) });
  });
  const after = await document.get();
  if (!after.exists) throw new ApiError('not_found');
  return { message: await composeMessage(firestore, parseMessage(box, after.data())) };
}

/** Throws the conflict of a screen that saw another revision; it carries the message as it is. */
export async function requireSeen({ firestore, message }: DeskStep, rev: number): Promise<void> {
  if (message.stored.rev === rev) return;
  throw new ApiError('conflict', { current: await composeMessage(firestore, message) });
}
