import { ATTENDEE_BOUNDS, GUEST_BOUNDS } from '#domain/enquiry/limits.ts';
import { MESSAGE_MAX, SHORT_TEXT } from '#domain/core/limits.ts';
import { SUBMISSION_ROOMS_MAX } from '#domain/submission/limits.ts';
import { TRAVELLERS_MAX } from '#domain/trip/limits.ts';
import {
  CHECK_OUT_NOT_AFTER_CHECK_IN,
  CHOICE_UNKNOWN,
  DATE_PASSED,
  DATE_INVALID,
  EMAIL_INVALID,
  EVENT_TOO_LONG,
  HOLIDAY_TOO_LONG,
  LAST_DAY_BEFORE_FIRST,
  MESSAGE_MISSING,
  NAME_MISSING,
  numberBetween,
  PHONE_INVALID,
  PREFERRED_DATE_MISSING,
  PREFERRED_TIME_MISSING,
  STAY_TOO_LONG,
  TERMS_MISSING,
  TIME_PASSED,
  tooLong,
} from '#domain/enquiry/text.ts';
import { NEWSLETTER_CONSENT_MISSING } from '#domain/newsletter/text.ts';
import {
  AREA_MISSING,
  AVAILABLE_TO_BEFORE_FROM,
  DESCRIPTION_MISSING,
  LISTING_TYPE_MISSING,
  PRICE_EXPECTATION_MISSING,
  PROPERTY_LOCATION_MISSING,
  PROPERTY_TYPE_MISSING,
} from '#domain/submission/text.ts';

const line = tooLong(SHORT_TEXT);
const text = tooLong(MESSAGE_MAX);
const name = `${NAME_MISSING}. ${line}`;
const day = `${DATE_INVALID}. ${DATE_PASSED}`;
const stay = `${day}. ${CHECK_OUT_NOT_AFTER_CHECK_IN}. ${STAY_TOO_LONG}`;
const { min, max } = GUEST_BOUNDS;
const appointment = `${PREFERRED_DATE_MISSING}. ${DATE_PASSED}, on which our office is open`;

/** Hints by the path of the invalid field; the page of an invalid form shows the one in its URL. */
export const FIELD_HINTS: Readonly<Record<string, string>> = {
  name,
  fullName: name,
  ownerName: name,
  email: `${EMAIL_INVALID}. On the contact page a phone number is enough`,
  phone: PHONE_INVALID,
  company: line,
  country: line,
  message: `${MESSAGE_MISSING}. ${text}`,
  specialRequests: text,
  specificQuestions: text,
  checkInDate: day,
  checkOutDate: `${stay}. ${HOLIDAY_TOO_LONG}`,
  'travelDates.checkIn': day,
  'travelDates.checkOut': stay,
  occasion: CHOICE_UNKNOWN,
  firstDay: day,
  lastDay: `${day}. ${LAST_DAY_BEFORE_FIRST}. ${EVENT_TOO_LONG}`,
  guests: `${numberBetween(min, max)}, at most as many as the property takes. An event may have more than ${max}`,
  attendees: numberBetween(ATTENDEE_BOUNDS.min, ATTENDEE_BOUNDS.max),
  'groupSize.adults': numberBetween(1, TRAVELLERS_MAX),
  'groupSize.children': numberBetween(0, TRAVELLERS_MAX),
  preferredDate: appointment,
  preferredTime: `${PREFERRED_TIME_MISSING}. ${TIME_PASSED}`,
  alternativeDate: appointment,
  alternativeTime: `${CHOICE_UNKNOWN}. ${TIME_PASSED}`,
  enquiryType: CHOICE_UNKNOWN,
  timeframe: CHOICE_UNKNOWN,
  // An option of the trip planner, free text about a property for sale.
  budget: `${CHOICE_UNKNOWN}. ${line}`,
  agreeToTerms: TERMS_MISSING,
  consent: NEWSLETTER_CONSENT_MISSING,
  propertyType: PROPERTY_TYPE_MISSING,
  propertyLocation: `${PROPERTY_LOCATION_MISSING}. ${line}`,
  bedrooms: numberBetween(1, SUBMISSION_ROOMS_MAX),
  bathrooms: numberBetween(1, SUBMISSION_ROOMS_MAX),
  area: `${AREA_MISSING}. ${line}`,
  description: `${DESCRIPTION_MISSING}. ${text}`,
  rentalType: LISTING_TYPE_MISSING,
  availableFrom: day,
  availableTo: `${day}. ${AVAILABLE_TO_BEFORE_FROM}`,
  priceExpectation: `${PRICE_EXPECTATION_MISSING}. ${line}`,
};
