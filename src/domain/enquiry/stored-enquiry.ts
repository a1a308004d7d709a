import * as z from 'zod';
import { ENQUIRY_KINDS } from './options.ts';
import { enquirySchema, type Enquiry } from './enquiry.ts';
import { handlingFields } from '#domain/inbox/handling.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { storedConsentSchema } from '#domain/site/stored-consent.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import { tripMatchSchema } from '#domain/trip/match.ts';

/** The property of an enquiry, as it was when the enquiry was sent. */
export const askedPropertySchema = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  /** Null in older enquiries, which did not store it. */
  type: z.enum(PROPERTY_TYPES).nullable().default(null),
});

export type AskedProperty = z.output<typeof askedPropertySchema>;

/** enquiries/{id} as read. */
export const storedEnquirySchema = z.strictObject({
  id: z.uuid(),
  /** Kept after anonymisation. */
  kind: z.enum(ENQUIRY_KINDS),
  /** Null after anonymisation. */
  enquiry: enquirySchema.nullable(),
  /** The sender's email in lower case, to find everything of one person; '' for none. */
  emailKey: z.string(),
  /** Null for an enquiry about no property. */
  property: askedPropertySchema.nullable(),
  /** The best matches of a trip request, best first; [] for other kinds. */
  shortlist: z.array(tripMatchSchema),
  /** The privacy text beside the button; null after anonymisation. */
  consent: storedConsentSchema.nullable(),
  receivedAt: storedTime,
  /** Deadline of the reply. */
  replyDueAt: storedTime,
  /** Time of the first reply; null until then. */
  answeredAt: storedTime.nullable(),
  /** When it is anonymised, counted from the last message; null for never (a contract followed) and after anonymisation. */
  retainUntil: storedTime.nullable(),
  /** When it was anonymised; null until then. */
  anonymisedAt: storedTime.nullable(),
  ...handlingFields,
});

export type StoredEnquiry = z.output<typeof storedEnquirySchema>;

/** Name of the sender; '' for a contact message without one. */
export function senderName(enquiry: Enquiry): string {
  return enquiry.kind === 'contact' ? enquiry.fullName : enquiry.name;
}
