// No zod: the inbox shows these labels and filters by them without loading schemas.
import { ENQUIRY_KIND_LABELS, ENQUIRY_KINDS } from '#domain/enquiry/options.ts';

/** The boxes of messages, named after their collections. */
export const INBOX_BOXES = ['enquiries', 'submissions'] as const;

export type InboxBox = (typeof INBOX_BOXES)[number];

/** Kinds of messages: an enquiry of some kind, or an owner's submission. */
export const INBOX_KINDS = [...ENQUIRY_KINDS, 'submission'] as const;

export type InboxKind = (typeof INBOX_KINDS)[number];

export const INBOX_KIND_LABELS: Record<InboxKind, string> = { ...ENQUIRY_KIND_LABELS, submission: "Owner's property" };

/** Statuses of messages; after 'booked' a contract followed, and the text is kept (docs/decisions/0037). */
export const INBOX_STATUSES = ['new', 'in_progress', 'answered', 'booked', 'closed'] as const;

export type InboxStatus = (typeof INBOX_STATUSES)[number];

export const INBOX_STATUS_LABELS: Record<InboxStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  booked: 'Contract followed',
  closed: 'Closed',
};

/** Statuses of open messages. */
export const OPEN_STATUSES = ['new', 'in_progress'] as const;

/** Statuses of settled messages. */
export const SETTLED_STATUSES = ['answered', 'booked', 'closed'] as const;

/** Whether a message is open. */
export function isOpenStatus(status: InboxStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}
