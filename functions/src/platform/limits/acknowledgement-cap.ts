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
 * The emails that the whole site sends within one hour to addresses that nobody has confirmed. Limits by sender and by
 * mailbox do not stop somebody with many of both; this one does.
 */
export interface AcknowledgementCap {
  /** Where the count is kept. */
  readonly document: DocumentReference;
  /** Id of the notice to staff of this hour. */
  readonly noticeId: string;
  /** The most emails within the hour. */
  readonly most: number;
  /** When the hour ends. */
  readonly endsAt: Date;
}

/** The fields that are read of the count. */
export const CAP_FIELDS = ['count', 'noticed'];

const countSchema = z.object({
  /** Emails so far; a few too many are counted when they come at once. */
  count: z.int().min(0).default(0),
  /** Whether staff have been notified. */
  noticed: z.boolean().default(false),
});

/** The cap in the present hour of UTC. */
export function acknowledgementCap(firestore: Firestore, now: Date): AcknowledgementCap {
  const hour = Math.floor(now.getTime() / HOUR);
  const noticeId = `acknowledgements-${hour}`;
  const endsAt = new Date((hour + 1) * HOUR);
  return { document: firestore.doc(rateLimitPath(noticeId)), noticeId, most: acknowledgementsPerHour(), endsAt };
}

/** An email that the cap counts. */
export interface Acknowledgement {
  /** Whom the notice goes to when the cap is reached. */
  readonly settings: MailSender;
  /** Whether the request fails without it; otherwise everything else is done and the email left out. */
  readonly required: boolean;
}

/**
 * Counts one more email within the batch and resolves to true. When the hour's emails are used up, it queues the one
 * notice to staff and resolves to false, or throws rate_limited where the email is required. The count is incremented
 * without a condition, so visitors never wait for each other; the notice has a fixed id, so of two batches that write it
 * one fails and is tried again.
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
  const place = document.firestore.doc(mailPath(noticeId));
  createMail(batch, place, acknowledgementCapMail(most, endsAt, settings), document.path, now);
  batch.set(document, { noticed: true, expiresAt: endsAt }, { merge: true });
}

/** Counts one email that a request cannot do without, in a step of its own; throws rate_limited when none is left. */
export async function requireAcknowledgement(
  firestore: Firestore,
  settings: MailSender,
  clock: () => Date,
): Promise<void> {
  await retryOnContention(async () => {
    const now = clock();
    const cap = acknowledgementCap(firestore, now);
    const batch = firestore.batch();
    await takeAcknowledgement(batch, cap, await cap.document.get(), { settings, required: true }, now);
    await batch.commit();
  });
}
