import * as z from 'zod';
import { CONTACT_ENQUIRY_TYPES, INFORMATION_TOPICS, TIMEFRAMES, VENUE_OCCASIONS, VIEWING_TIMES } from './options.ts';
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
import { ATTENDEE_BOUNDS, GUEST_BOUNDS, VENUE_GUEST_BOUNDS } from './limits.ts';
import {
  CHECK_OUT_NOT_AFTER_CHECK_IN,
  DAYS_CHANGED,
  LAST_DAY_BEFORE_FIRST,
  NAME_MISSING,
  PREFERRED_DATE_MISSING,
  PREFERRED_TIME_MISSING,
  STAY_CHANGED,
} from './text.ts';
import { optionIds } from '#domain/core/option-list.ts';
import { propertySlug } from '#domain/property/slug.ts';
import { countGuests } from '#domain/stay/quote.ts';
import { requestedDaysSchema, requestedStaySchema } from '#domain/stay/requested-stay.ts';
import { tripRequestSchema } from '#domain/trip/request.ts';

const informationFields = {
  kind: z.literal('information'),
  propertyId: z.uuid(),
  name: requiredFormLine(NAME_MISSING),
  email: requiredEmail(),
  /** Default ''. */
  phone: optionalPhone,
  /** 'YYYY-MM-DD'; default ''. */
  checkInDate: optionalDate,
  /** 'YYYY-MM-DD'; default ''. */
  checkOutDate: optionalDate,
  /** Default 1. */
  guests: wholeNumber(GUEST_BOUNDS.min, GUEST_BOUNDS.max).default(GUEST_BOUNDS.min),
  /** Default ''. */
  message: optionalMessage,
};

/** What a sender fills in of (a). */
export const informationFormSchema = endsAfterBegin(z.strictObject(informationFields));

/** (a) A question about a letting: 'full name and email required; phone and dates optional; guests 1 to 20'. */
export const informationRequestSchema = endsAfterBegin(
  z.strictObject({
    ...informationFields,
    /** Who stays, and the quote for these dates that the sender saw; default null for none. */
    stay: requestedStaySchema.nullable().default(null),
  }),
).refine(
  ({ stay, checkInDate, checkOutDate, guests }) =>
    stay === null || (checkInDate !== '' && checkOutDate !== '' && countGuests(stay) === guests),
  { error: STAY_CHANGED, path: ['stay'] },
);

/** Requires that a stay with both dates ends after it begins. */
function endsAfterBegin<Schema extends z.ZodType<{ checkInDate: string; checkOutDate: string }>>(
  schema: Schema,
): Schema {
  return schema.refine(
    ({ checkInDate, checkOutDate }) => checkInDate === '' || checkOutDate === '' || checkInDate < checkOutDate,
    { error: CHECK_OUT_NOT_AFTER_CHECK_IN, path: ['checkOutDate'] },
  );
}

const OCCASIONS = [...VENUE_OCCASIONS.event, ...VENUE_OCCASIONS.retreat, ...VENUE_OCCASIONS.production] as const;

const venueFields = {
  kind: z.literal('venue'),
  propertyId: z.uuid(),
  name: requiredFormLine(NAME_MISSING),
  email: requiredEmail(),
  /** Default ''. */
  phone: optionalPhone,
  /** One of VENUE_OCCASIONS; default ''. */
  occasion: optionalChoice(OCCASIONS),
  /** 'YYYY-MM-DD'; default ''. */
  firstDay: optionalDate,
  /** 'YYYY-MM-DD', the first day too for an event of one day, the departure from a retreat; default ''. */
  lastDay: optionalDate,
  /** Guests, or the people on a set. */
  guests: wholeNumber(VENUE_GUEST_BOUNDS.min, VENUE_GUEST_BOUNDS.max),
  /** Default ''. */
  message: optionalMessage,
};

/** What a sender fills in about a venue. */
export const venueFormSchema = endsNotBeforeFirstDay(z.strictObject(venueFields));

/**
 * An enquiry about a place for events, retreats or productions. A kind of its own: optional fields in the information request
 * would have rules that depend on the property, which a schema does not know.
 */
export const venueRequestSchema = endsNotBeforeFirstDay(
  z.strictObject({
    ...venueFields,
    /** The quote for these days and guests that the sender saw; default null for none. */
    stay: requestedDaysSchema.nullable().default(null),
  }),
).refine(({ stay, firstDay, lastDay }) => stay === null || (firstDay !== '' && lastDay !== ''), {
  error: DAYS_CHANGED,
  path: ['stay'],
});

/** Requires that the last day, when both are given, is not before the first. */
function endsNotBeforeFirstDay<Schema extends z.ZodType<{ firstDay: string; lastDay: string }>>(
  schema: Schema,
): Schema {
  return schema.refine(({ firstDay, lastDay }) => firstDay === '' || lastDay === '' || firstDay <= lastDay, {
    error: LAST_DAY_BEFORE_FIRST,
    path: ['lastDay'],
  });
}

const viewingTime = z.string().refine((time) => VIEWING_TIMES.includes(time), { error: PREFERRED_TIME_MISSING });

/** (b) A viewing of a property for sale: 'name, email, phone, preferred date, preferred time and terms required'. */
export const viewingRequestSchema = z.strictObject({
  kind: z.literal('viewing'),
  propertyId: z.uuid(),
  name: requiredFormLine(NAME_MISSING),
  email: requiredEmail(),
  phone: requiredPhone,
  /** 'YYYY-MM-DD'. */
  preferredDate: requiredDate(PREFERRED_DATE_MISSING),
  /** One of VIEWING_TIMES. */
  preferredTime: viewingTime,
  /** 'YYYY-MM-DD'; default ''. */
  alternativeDate: optionalDate,
  /** One of VIEWING_TIMES; default ''. */
  alternativeTime: z.union([z.literal(''), viewingTime]).default(''),
  /** Default 1. */
  attendees: wholeNumber(ATTENDEE_BOUNDS.min, ATTENDEE_BOUNDS.max).default(ATTENDEE_BOUNDS.min),
  /** Default ''. */
  specialRequests: optionalMessage,
  agreeToTerms: acceptedTerms,
});

/** (c) A question about a property for sale: 'name, email, terms required; company, phone, budget optional'. */
export const propertyInformationRequestSchema = z.strictObject({
  kind: z.literal('property_information'),
  propertyId: z.uuid(),
  name: requiredFormLine(NAME_MISSING),
  email: requiredEmail(),
  /** Default ''. */
  phone: optionalPhone,
  /** Default ''. */
  company: optionalFormLine,
  /** Ids of INFORMATION_TOPICS; default none. */
  interestedIn: choices(optionIds(INFORMATION_TOPICS)),
  /** Default ''. */
  specificQuestions: optionalMessage,
  /** One of TIMEFRAMES; default ''. */
  timeframe: optionalChoice(TIMEFRAMES),
  /** Free text; default ''. */
  budget: optionalFormLine,
  agreeToTerms: acceptedTerms,
});

/**
 * (d) The contact form: 'no required fields'. `checkEnquiry` requires some when the form is sent, because nobody can reply
 * without them; the schema does not, because older stored messages must stay valid.
 */
export const contactMessageSchema = z.strictObject({
  kind: z.literal('contact'),
  /** The property that the message is about; default '' for none. */
  propertySlug: z.union([z.literal(''), propertySlug]).default(''),
  /** One of CONTACT_ENQUIRY_TYPES; default ''. */
  enquiryType: optionalChoice(CONTACT_ENQUIRY_TYPES),
  /** 'YYYY-MM-DD'; default ''. */
  checkInDate: optionalDate,
  /** 'YYYY-MM-DD'; default ''. */
  checkOutDate: optionalDate,
  /** Default ''. */
  message: optionalMessage,
  /** Default ''. */
  fullName: optionalFormLine,
  /** Default ''. */
  email: optionalEmail,
  /** Not checked, as in the specification; default ''. */
  phone: optionalFormLine,
  /** Default ''. */
  country: optionalFormLine,
  /** Default false. */
  agreeToTerms: z.boolean().default(false),
});

/** An enquiry of any kind. */
export const enquirySchema = z.discriminatedUnion('kind', [
  informationRequestSchema,
  venueRequestSchema,
  viewingRequestSchema,
  propertyInformationRequestSchema,
  contactMessageSchema,
  tripRequestSchema,
]);

/** A parsed enquiry with all defaults. */
export type Enquiry = z.output<typeof enquirySchema>;

/** An enquiry as a form has it, before the defaults. */
export type EnquiryInput = z.input<typeof enquirySchema>;
