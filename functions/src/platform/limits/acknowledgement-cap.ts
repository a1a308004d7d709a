import { acknowledgementCapMail } from '#domain/mail/acknowledgement-cap-email.ts';
import { ApiError } from '#domain/core/errors.ts';
import type { MailSender } from '#domain/mail/sender.ts';
import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import * as z from 'zod';
import { acknowledgementsPerHour } from '../configuration.ts';
import { mailPath, rateLimitPath } from '../firestore-paths.ts';
import { HOUR, secondsUntil } from '../time.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { createMail } from '../write-mail.ts';

/**
 * The limit on emails that the whole site sends to unconfirmed addresses within one hour. Limits by sender and by mailbox
 * do not stop somebody with many of both; this one does.
 */
export interface AcknowledgementCap {
  readonly document: DocumentReference;
  /** Id of this hour's email to staff. */
  readonly noticeId: string;
  readonly most: number;
  readonly endsAt: Date;
}

export const CAP_FIELDS = ['count', 'noticed'];

const countSchema = z.object({
  /** Emails so far; emails sent at the same time can exceed the maximum by a few. */
  count: z.int().min(0).default(0),
  /** Whether staff have been notified. */
  noticed: z.boolean().default(false),
});

/** The cap in the current hour of UTC. */
export function acknowledgementCap(firestore: Firestore, now: Date): AcknowledgementCap {
  const hour = Math.floor(now.getTime() / HOUR);
  const noticeId = `acknowledgements-${hour}`;
  const endsAt = new Date((hour + 1) * HOUR);
  return { document: firestore.doc(rateLimitPath(noticeId)), noticeId, most: acknowledgementsPerHour(), endsAt };
}

/** An email that the cap counts. */
export interface Acknowledgement {
  /** Settings with the address for the notice to staff. */
  readonly settings: MailSender;
  /** Whether the request fails without the email; otherwise the request succeeds and the email is left out. */
  readonly required: boolean;
}

/**
 * Counts one more email within the batch and resolves to true. When the cap is reached, queues one notice to staff and
 * resolves to false, or throws rate_limited when the email is required. The increment has no precondition, so visitors
 * never wait for each other; the notice has a fixed id, so the second of two batches that write it fails and is retried.
 */
export async function takeAcknowledgement(
  batch: WriteBatch,
  cap: AcknowledgementCap,
  stored: DocumentSnapshot | undefined,
  { settings, required }: Acknowledgement,
  now: Date,
): Promise<boolean> {
  const { count, noticed } = countSchema.parse(stored?.data() ?? {});
  if (count < cap.most) {
    batch.set(cap.document, { count: FieldValue.increment(1), expiresAt: cap.endsAt }, { merge: true });
    return true;
  }
  const noticeBatch = required ? cap.document.firestore.batch() : batch;
  if (!noticed) writeNotice(noticeBatch, cap, settings, now);
  if (!required) return false;
  await noticeBatch.commit();
  throw new ApiError('rate_limited', { headers: { 'Retry-After': String(secondsUntil(cap.endsAt, now)) } });
}

function writeNotice(
  batch: WriteBatch,
  { document, noticeId, most, endsAt }: AcknowledgementCap,
  settings: MailSender,
  now: Date,
) {
  const notice = document.firestore.doc(mailPath(noticeId));
  createMail(batch, notice, acknowledgementCapMail(most, endsAt, settings), document.path, now);
  batch.set(document, { noticed: true, expiresAt: endsAt }, { merge: true });
}

/** Counts one email in a batch of its own; gives whether it may be sent, or throws, as `takeAcknowledgement` does. */
export async function countAcknowledgement(
  firestore: Firestore,
  acknowledgement: Acknowledgement,
  clock: () => Date,
): Promise<boolean> {
  return retryOnContention(async () => {
    const now = clock();
    const cap = acknowledgementCap(firestore, now);
    const batch = firestore.batch();
    const isTaken = await takeAcknowledgement(batch, cap, await cap.document.get(), acknowledgement, now);
    await batch.commit();
    return isTaken;
  });
}
