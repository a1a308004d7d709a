import * as z from 'zod';
import { handlingPersonSchema } from './handling.ts';
import { enquiryFacts } from '#domain/enquiry/facts.ts';
import { INBOX_BOXES, INBOX_KINDS, INBOX_STATUSES } from './options.ts';
import { senderName, type StoredEnquiry } from '#domain/enquiry/stored-enquiry.ts';
import type { StoredSubmission } from '#domain/submission/stored-submission.ts';
import { submissionFacts } from '#domain/submission/emails.ts';

/** A message in the list of the inbox. */
export const inboxRowSchema = z.strictObject({
  /** Collection of the message. */
  box: z.enum(INBOX_BOXES),
  id: z.uuid(),
  kind: z.enum(INBOX_KINDS),
  /** Name of the sender; '' when unknown or anonymised. */
  name: z.string(),
  /** '' for none. */
  email: z.string(),
  /** '' for none. */
  phone: z.string(),
  /** Title of the property; '' for none. */
  about: z.string(),
  /** Free text of the sender; '' for none. */
  text: z.string(),
  receivedAt: z.iso.datetime(),
  /** Deadline of the reply. */
  dueAt: z.iso.datetime(),
  /** Time of the first reply; null until then. */
  answeredAt: z.iso.datetime().nullable(),
  isAnonymous: z.boolean(),
  status: z.enum(INBOX_STATUSES),
  assignee: handlingPersonSchema.nullable(),
  rev: z.int().min(1),
  updatedAt: z.iso.datetime(),
});

/** A message as the inbox lists it. */
export type InboxRow = z.output<typeof inboxRowSchema>;

/** A stored message and its collection. */
export type StoredMessage =
  | { readonly box: 'enquiries'; readonly stored: StoredEnquiry }
  | { readonly box: 'submissions'; readonly stored: StoredSubmission };

/** Labels of facts that the row already has. */
const ROW_LABELS: readonly string[] = ['Name', 'Owner', 'Email', 'Phone'];

/** Labels of free text. */
const TEXT_LABELS: readonly string[] = ['Message', 'Special requests', 'Questions', 'Description'];

/** Lists the fields of a message as labels and values; [] for an anonymised one. */
export function listMessageFacts(message: StoredMessage): { label: string; value: string }[] {
  const facts = allFacts(message).filter(({ label }) => !ROW_LABELS.includes(label));
  return facts.map(({ label, value }) => ({ label, value }));
}

function allFacts({ box, stored }: StoredMessage): { label: string; value: string }[] {
  if (box === 'submissions') return stored.submission === null ? [] : submissionFacts(stored.submission);
  return stored.enquiry === null ? [] : enquiryFacts(stored.enquiry, stored.property);
}

/** A message as the inbox lists it. */
export function makeInboxRow(message: StoredMessage): InboxRow {
  const { box, stored } = message;
  const text = allFacts(message)
    .filter(({ label }) => TEXT_LABELS.includes(label))
    .map(({ value }) => value)
    .join('\n');
  return {
    box,
    id: stored.id,
    ...senderOf(message),
    text,
    receivedAt: stored.receivedAt,
    dueAt: box === 'enquiries' ? stored.replyDueAt : stored.reviewDueAt,
    answeredAt: stored.answeredAt,
    isAnonymous: stored.anonymisedAt !== null,
    ...{ status: stored.status, assignee: stored.assignee, rev: stored.rev, updatedAt: stored.updatedAt },
  };
}

function senderOf({ box, stored }: StoredMessage): Pick<InboxRow, 'kind' | 'name' | 'email' | 'phone' | 'about'> {
  if (box === 'enquiries') {
    const { enquiry, property, kind } = stored;
    const about = property?.title ?? (enquiry?.kind === 'contact' ? enquiry.propertySlug : '');
    if (enquiry === null) return { kind, name: '', email: '', phone: '', about };
    return { kind, name: senderName(enquiry), email: enquiry.email, phone: enquiry.phone, about };
  }
  const { submission } = stored;
  const kind = 'submission';
  if (submission === null) return { kind, name: '', email: '', phone: '', about: '' };
  const { ownerName, email, phone, propertyType, propertyLocation } = submission;
  return { kind, name: ownerName, email, phone, about: `${propertyType}, ${propertyLocation}` };
}
