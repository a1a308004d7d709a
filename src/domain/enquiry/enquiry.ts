import * as z from 'zod';
import { CONTACT_ENQUIRY_TYPES, INFORMATION_TOPICS, TIMEFRAMES, VIEWING_TIMES } from './options.ts';
import {
  acceptedTerms,
  choices,
  optionalChoice,
  optionalDate,
  optionalEmail,
  optionalFormLine,
  optionalMessage,
  optionalPhone,
  requiredDate,
  requiredEmail,
  requiredFormLine,
  requiredPhone,
  wholeNumber,
} from '#domain/text/form-fields.ts';
import { ATTENDEE_BOUNDS, GUEST_BOUNDS } from './limits.ts';
import { CHECK_OUT_NOT_AFTER_CHECK_IN, NAME_MISSING, PREFERRED_DATE_MISSING, PREFERRED_TIME_MISSING } from './text.ts';
import { optionIds } from '#domain/core/option-list.ts';
import { propertySlug } from '#domain/property/slug.ts';
import { tripRequestSchema } from '#domain/trip/request.ts';

/** (a) A question about a letting: 'full name and email required; phone and dates optional; guests 1 to 20'. */
export const informationRequestSchema = z
  .strictObject({
    /** Tells this kind of enquiry from the others. */
    kind: z.literal('information'),
    /** The property asked about. */
    propertyId: z.uuid(),
    /** Full name. */
    name: requiredFormLine(NAME_MISSING),
    /** Where the answer goes. */
    email: requiredEmail(),
    /** Telephone; default ''. */
    phone: optionalPhone,
    /** Arrival as 'YYYY-MM-DD'; default ''. */
    checkInDate: optionalDate,
    /** Departure as 'YYYY-MM-DD'; default ''. */
    checkOutDate: optionalDate,
    /** Guests; default 1. */
    guests: wholeNumber(GUEST_BOUNDS.min, GUEST_BOUNDS.max).default(GUEST_BOUNDS.min),
    /** Anything else; default ''. */
    message: optionalMessage,
  })
  .refine(({ checkInDate, checkOutDate }) => checkInDate === '' || checkOutDate === '' || checkInDate < checkOutDate, {
    error: CHECK_OUT_NOT_AFTER_CHECK_IN,
    path: ['checkOutDate'],
  });

const viewingTime = z.string().refine((time) => VIEWING_TIMES.includes(time), { error: PREFERRED_TIME_MISSING });

/** (b) A viewing of a property for sale: 'name, email, phone, preferred date, preferred time and terms required'. */
export const viewingRequestSchema = z.strictObject({
  /** Tells this kind of enquiry from the others. */
  kind: z.literal('viewing'),
  /** The property to see. */
  propertyId: z.uuid(),
  /** Full name. */
  name: requiredFormLine(NAME_MISSING),
  /** Where the answer goes. */
  email: requiredEmail(),
  /** Telephone. */
  phone: requiredPhone,
  /** Day as 'YYYY-MM-DD'. */
  preferredDate: requiredDate(PREFERRED_DATE_MISSING),
  /** One of VIEWING_TIMES. */
  preferredTime: viewingTime,
  /** Another day as 'YYYY-MM-DD'; default ''. */
  alternativeDate: optionalDate,
  /** Another of VIEWING_TIMES; default ''. */
  alternativeTime: z.union([z.literal(''), viewingTime]).default(''),
  /** People who come; default 1. */
  attendees: wholeNumber(ATTENDEE_BOUNDS.min, ATTENDEE_BOUNDS.max).default(ATTENDEE_BOUNDS.min),
  /** Anything else; default ''. */
  specialRequests: optionalMessage,
  /** Accepted terms. */
  agreeToTerms: acceptedTerms,
});

/** (c) A question about a property for sale: 'name, email, terms required; company, phone, budget optional'. */
export const propertyInformationRequestSchema = z.strictObject({
  /** Tells this kind of enquiry from the others. */
  kind: z.literal('property_information'),
  /** The property asked about. */
  propertyId: z.uuid(),
  /** Full name. */
  name: requiredFormLine(NAME_MISSING),
  /** Where the answer goes. */
  email: requiredEmail(),
  /** Telephone; default ''. */
  phone: optionalPhone,
  /** Company; default ''. */
  company: optionalFormLine,
  /** Ids of INFORMATION_TOPICS; default none. */
  interestedIn: choices(optionIds(INFORMATION_TOPICS)),
  /** Questions in words; default ''. */
  specificQuestions: optionalMessage,
  /** One of TIMEFRAMES; default ''. */
  timeframe: optionalChoice(TIMEFRAMES),
  /** Budget in words; default ''. */
  budget: optionalFormLine,
  /** Accepted terms. */
  agreeToTerms: acceptedTerms,
});

/**
 * (d) The contact form: 'no required fields'. What it needs nevertheless (docs/decisions/0126) is asked by `checkEnquiry`
 * when it is sent, because messages that are stored already have to be read.
 */
export const contactMessageSchema = z.strictObject({
  /** Tells this kind of enquiry from the others. */
  kind: z.literal('contact'),
  /** Last part of the address of the property it is about; default '' for none. */
  propertySlug: z.union([z.literal(''), propertySlug]).default(''),
  /** One of CONTACT_ENQUIRY_TYPES; default ''. */
  enquiryType: optionalChoice(CONTACT_ENQUIRY_TYPES),
  /** Arrival as 'YYYY-MM-DD'; default ''. */
  checkInDate: optionalDate,
  /** Departure as 'YYYY-MM-DD'; default ''. */
  checkOutDate: optionalDate,
  /** The message; default ''. */
  message: optionalMessage,
  /** Full name; default ''. */
  fullName: optionalFormLine,
  /** Where the answer goes; default ''. */
  email: optionalEmail,
  /** Telephone, unchecked as the specification has it; default ''. */
  phone: optionalFormLine,
  /** Country; default ''. */
  country: optionalFormLine,
  /** Whether the terms were accepted; default false. */
  agreeToTerms: z.boolean().default(false),
});

/** Everything a visitor can send to the concierge, told apart by `kind`. */
export const enquirySchema = z.discriminatedUnion('kind', [
  informationRequestSchema,
  viewingRequestSchema,
  propertyInformationRequestSchema,
  contactMessageSchema,
  tripRequestSchema,
]);

/** An enquiry as parsed, every default filled in. */
export type Enquiry = z.output<typeof enquirySchema>;

/** An enquiry as a form holds it, before the defaults. */
export type EnquiryInput = z.input<typeof enquirySchema>;
