// No zod: the inbox shows these labels, and its filters know them before a schema is at hand.
import { ENQUIRY_KIND_LABELS, ENQUIRY_KINDS } from '#domain/enquiry/options.ts';

/** Where messages lie: the names of their collections. */
export const INBOX_BOXES = ['enquiries', 'submissions'] as const;

/** Where a message lies. */
export type InboxBox = (typeof INBOX_BOXES)[number];

/** What a message can be: an enquiry of some kind, or a property that its owner proposes. */
export const INBOX_KINDS = [...ENQUIRY_KINDS, 'submission'] as const;

/** What a message is. */
export type InboxKind = (typeof INBOX_KINDS)[number];

/** What the inbox calls each. */
export const INBOX_KIND_LABELS: Record<InboxKind, string> = { ...ENQUIRY_KIND_LABELS, submission: "Owner's property" };

/** How far a message has come; 'booked' is one that a contract followed, whose words are kept (docs/decisions/0037). */
export const INBOX_STATUSES = ['new', 'in_progress', 'answered', 'booked', 'closed'] as const;

/** How far a message has come. */
export type InboxStatus = (typeof INBOX_STATUSES)[number];

/** What the inbox calls each. */
export const INBOX_STATUS_LABELS: Record<InboxStatus, string> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  booked: 'Contract followed',
  closed: 'Closed',
};

/** Those that still need somebody. */
export const OPEN_STATUSES = ['new', 'in_progress'] as const;

/** Those that are done with. */
export const SETTLED_STATUSES = ['answered', 'booked', 'closed'] as const;

/** Whether a message still needs somebody. */
export function isOpenStatus(status: InboxStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}
