import * as z from 'zod';
import { ENQUIRY_KINDS } from './options.ts';
import { enquirySchema, type Enquiry } from './enquiry.ts';
import { handlingFields } from '#domain/inbox/handling.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { storedConsentSchema } from '#domain/site/stored-consent.ts';
import { storedTime } from '#domain/core/stored-time.ts';
import { tripMatchSchema } from '#domain/trip/match.ts';

/** The property an enquiry is about, as it was called then. */
export const askedPropertySchema = z.strictObject({
  /** Its id. */
  id: z.uuid(),
  /** Last part of its page's address. */
  slug: z.string(),
  /** Its title. */
  title: z.string(),
  /** What kind of property it was; null in enquiries from before it was noted. */
  type: z.enum(PROPERTY_TYPES).nullable().default(null),
});

/** The property an enquiry is about. */
export type AskedProperty = z.output<typeof askedPropertySchema>;

/** enquiries/{id} as read. */
export const storedEnquirySchema = z.strictObject({
  /** UUID. */
  id: z.uuid(),
  /** What kind it is; stays when the rest is anonymised. */
  kind: z.enum(ENQUIRY_KINDS),
  /** What the visitor wrote; null once it was anonymised. */
  enquiry: enquirySchema.nullable(),
  /** The sender's address in lower case, to find everything of one person; '' for none. */
  emailKey: z.string(),
  /** The property asked about; null for none. */
  property: askedPropertySchema.nullable(),
  /** The properties that answer a trip request best, best first; [] for other kinds. */
  shortlist: z.array(tripMatchSchema),
  /** The privacy text beside the button; null once anonymised. */
  consent: storedConsentSchema.nullable(),
  /** When it arrived. */
  receivedAt: storedTime,
  /** Until when it is to be answered. */
  replyDueAt: storedTime,
  /** When staff answered it first; null until then. */
  answeredAt: storedTime.nullable(),
  /** When it is anonymised: 24 months after the last exchange, moved by each; null never (a contract followed) or not again. */
  retainUntil: storedTime.nullable(),
  /** When it was anonymised; null until then. */
  anonymisedAt: storedTime.nullable(),
  ...handlingFields,
});

/** An enquiry as read. */
export type StoredEnquiry = z.output<typeof storedEnquirySchema>;

/** What an enquiry's sender is called; '' when a contact form gave no name. */
export function senderName(enquiry: Enquiry): string {
  return enquiry.kind === 'contact' ? enquiry.fullName : enquiry.name;
}
