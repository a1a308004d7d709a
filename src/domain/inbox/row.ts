import * as z from 'zod';
import { handlingPersonSchema } from './handling.ts';
import { enquiryFacts } from '#domain/enquiry/facts.ts';
import { INBOX_BOXES, INBOX_KINDS, INBOX_STATUSES } from './options.ts';
import { senderName, type StoredEnquiry } from '#domain/enquiry/stored-enquiry.ts';
import type { StoredSubmission } from '#domain/submission/stored-submission.ts';
import { submissionFacts } from '#domain/submission/emails.ts';

/** A message as the inbox lists and searches it. */
export const inboxRowSchema = z.strictObject({
  /** Where it lies. */
  box: z.enum(INBOX_BOXES),
  /** Its id. */
  id: z.uuid(),
  /** What it is. */
  kind: z.enum(INBOX_KINDS),
  /** What its sender is called; '' when unknown or anonymised. */
  name: z.string(),
  /** The sender's address; '' for none. */
  email: z.string(),
  /** The sender's telephone; '' for none. */
  phone: z.string(),
  /** The property it is about, or the one proposed; '' for none. */
  about: z.string(),
  /** The sender's own words; '' for none. */
  text: z.string(),
  /** When it arrived. */
  receivedAt: z.iso.datetime(),
  /** Until when it is to be answered. */
  dueAt: z.iso.datetime(),
  /** When it was answered first; null until then. */
  answeredAt: z.iso.datetime().nullable(),
  /** Whether it was made anonymous. */
  isAnonymous: z.boolean(),
  /** How far it has come. */
  status: z.enum(INBOX_STATUSES),
  /** Who looks after it. */
  assignee: handlingPersonSchema.nullable(),
  /** Its revision. */
  rev: z.int().min(1),
  /** When it was changed last. */
  updatedAt: z.iso.datetime(),
});

/** A message as the inbox lists it. */
export type InboxRow = z.output<typeof inboxRowSchema>;

/** A stored message and the box it lies in. */
export type StoredMessage =
  | { readonly box: 'enquiries'; readonly stored: StoredEnquiry }
  | { readonly box: 'submissions'; readonly stored: StoredSubmission };

/** Labels of facts that the row says by itself. */
const SAID: readonly string[] = ['Name', 'Owner', 'Email', 'Phone'];

/** The sender's words, of all that a message holds. */
const WORDS: readonly string[] = ['Message', 'Special requests', 'Questions', 'Description'];

/** What a message says, a label and a value each; [] once it is anonymous. */
export function messageFacts(message: StoredMessage): { label: string; value: string }[] {
  const facts = allFacts(message).filter(({ label }) => !SAID.includes(label));
  return facts.map(({ label, value }) => ({ label, value }));
}

function allFacts({ box, stored }: StoredMessage): { label: string; value: string }[] {
  if (box === 'submissions') return stored.submission === null ? [] : submissionFacts(stored.submission);
  return stored.enquiry === null ? [] : enquiryFacts(stored.enquiry);
}

/** A message as the inbox lists it. */
export function inboxRow(message: StoredMessage): InboxRow {
  const { box, stored } = message;
  const text = allFacts(message)
    .filter(({ label }) => WORDS.includes(label))
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
