import type { ThreadEntry } from '#domain/inbox/handling.ts';
import { changedFields } from '#domain/core/changed-fields.ts';
import { ApiError } from '#domain/core/errors.ts';
import type { InboxBox, InboxStatus } from '#domain/inbox/options.ts';
import type { AuditAction } from '#domain/staff/audit-kinds.ts';
import type { StoredMessage } from '#domain/inbox/row.ts';
import { MESSAGE_RETENTION_MONTHS } from '#domain/privacy/limits.ts';
import { THREAD_CHARACTERS_MAX, THREAD_MAX } from '#domain/inbox/limits.ts';
import { THREAD_FULL } from '#domain/inbox/text.ts';
import { FieldValue } from 'firebase-admin/firestore';
import { monthsLater } from '#platform/time.ts';
import { writeAudit } from '#platform/write-audit.ts';
import type { InboxTransaction } from './inbox-transaction.ts';

/** A change of a message by staff. */
export interface HandlingChange {
  /** Action of its audit entry. */
  readonly action: Extract<AuditAction, `${(typeof MESSAGE_NOUNS)[InboxBox]}.${string}`>;
  /** Default: unchanged. */
  readonly status?: InboxStatus;
  /** Default: unchanged. */
  readonly assignee?: StoredMessage['stored']['assignee'];
  /** Entries added to the thread; default none. */
  readonly entries?: readonly Omit<ThreadEntry, 'at' | 'by'>[];
  /** Whether it is a reply to the sender. Default false. */
  readonly isReply?: boolean;
  /** Whether the sender gets an email: personal data is then kept for the whole period again. Default: for a reply. */
  readonly isExchange?: boolean;
  /** The draft that was made of a submission; default unchanged. */
  readonly propertyId?: string;
}

/** What the audit log calls a message, by its box. */
export const MESSAGE_NOUNS = { enquiries: 'enquiry', submissions: 'submission' } as const;

/** Writes a change of a message with its audit entry, which does not contain the text of the thread. */
export function writeHandling(step: InboxTransaction, change: HandlingChange): void {
  const { firestore, transaction, message, person, now, uid } = step;
  const { box, stored } = message;
  const { action, status = stored.status, assignee = stored.assignee, isReply = false } = change;
  const entries = fitEntries(stored.thread, change.entries ?? []);
  const document = firestore.collection(box).doc(stored.id);
  // A booking was agreed with the sender; released, the message is an answered one again.
  const answersNow = isReply || (isAnswered(status) && !isAnswered(stored.status));
  const { isExchange = answersNow } = change;
  transaction.update(document, {
    ...{ status, assignee, rev: stored.rev + 1, updatedAt: now },
    ...(entries.length === 0
      ? {}
      : { thread: FieldValue.arrayUnion(...entries.map((entry) => ({ ...entry, by: person, at: now }))) }),
    ...(answersNow && stored.answeredAt === null ? { answeredAt: now } : {}),
    ...(change.propertyId === undefined ? {} : { propertyId: change.propertyId }),
    ...retention(stored, status, isExchange, now),
  });
  const fields = changedFields(
    { status: stored.status, assignee: stored.assignee?.uid ?? null },
    { status, assignee: assignee?.uid ?? null },
  );
  writeAudit(firestore, transaction, { action, target: document.path, uid, ...fields }, now);
}

function isAnswered(status: InboxStatus): boolean {
  return status === 'answered' || status === 'booked';
}

/**
 * A booking keeps personal data for good, an exchange with the sender for the whole period again; a note or another
 * assignee is none (docs/decisions/0037).
 */
function retention(
  stored: StoredMessage['stored'],
  status: InboxStatus,
  isExchange: boolean,
  now: Date,
): { retainUntil?: Date | null } {
  if (stored.anonymisedAt !== null) return {};
  if (status === 'booked') return { retainUntil: null };
  return isExchange || stored.status === 'booked' ? { retainUntil: monthsLater(now, MESSAGE_RETENTION_MONTHS) } : {};
}

/** The entries that a thread takes: a full one no record of a change, which must not fail for want of room; throws for others. */
function fitEntries(
  thread: readonly ThreadEntry[],
  entries: NonNullable<HandlingChange['entries']>,
): NonNullable<HandlingChange['entries']> {
  const characters = [...thread, ...entries].reduce((sum, { text }) => sum + text.length, 0);
  if (thread.length + entries.length <= THREAD_MAX && characters <= THREAD_CHARACTERS_MAX) return entries;
  if (entries.every(({ kind }) => kind === 'change')) return [];
  throw new ApiError('invalid_request', { fields: [{ path: 'text', message: THREAD_FULL }] });
}
