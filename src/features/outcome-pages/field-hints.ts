import { ATTENDEE_BOUNDS, GUEST_BOUNDS } from '#domain/enquiry/limits.ts';
import { MESSAGE_MAX } from '#domain/core/limits.ts';
import { SUBMISSION_ROOMS_MAX } from '#domain/submission/limits.ts';
import { TRAVELLERS_MAX } from '#domain/trip/limits.ts';
import {
  CHECK_OUT_NOT_AFTER_CHECK_IN,
  CHOICE_UNKNOWN,
  DATE_PASSED,
  DATE_INVALID,
  EMAIL_INVALID,
  LAST_DAY_BEFORE_FIRST,
  MESSAGE_MISSING,
  NAME_MISSING,
  numberBetween,
  PHONE_INVALID,
  PREFERRED_DATE_MISSING,
  PREFERRED_TIME_MISSING,
  TERMS_MISSING,
  TIME_PASSED,
  tooLong,
} from '#domain/enquiry/text.ts';
import { NEWSLETTER_CONSENT_MISSING } from '#domain/newsletter/text.ts';
import { PROPERTY_NOT_LISTED } from '#domain/site/text.ts';
import {
  AREA_MISSING,
  AVAILABLE_TO_BEFORE_FROM,
  DESCRIPTION_MISSING,
  LISTING_TYPE_MISSING,
  PRICE_EXPECTATION_MISSING,
  PROPERTY_LOCATION_MISSING,
  PROPERTY_TYPE_MISSING,
} from '#domain/submission/text.ts';

const day = `${DATE_INVALID}. ${DATE_PASSED}`;
const stay = `${day}. ${CHECK_OUT_NOT_AFTER_CHECK_IN}`;
const appointment = `${PREFERRED_DATE_MISSING}. ${DATE_PASSED}, on which our office is open`;

/** Hints by the path of the invalid field; the page of an invalid form shows the one in its URL. */
export const FIELD_HINTS: Readonly<Record<string, string>> = {
  propertyId: PROPERTY_NOT_LISTED,
  name: NAME_MISSING,
  fullName: NAME_MISSING,
  ownerName: NAME_MISSING,
  email: `${EMAIL_INVALID}. On the contact page a phone number is enough`,
  phone: PHONE_INVALID,
  message: `${MESSAGE_MISSING}. ${tooLong(MESSAGE_MAX)}`,
  specialRequests: tooLong(MESSAGE_MAX),
  specificQuestions: tooLong(MESSAGE_MAX),
  checkInDate: day,
  checkOutDate: stay,
  'travelDates.checkIn': day,
  'travelDates.checkOut': stay,
  occasion: CHOICE_UNKNOWN,
  firstDay: day,
  lastDay: `${day}. ${LAST_DAY_BEFORE_FIRST}`,
  guests: `${numberBetween(GUEST_BOUNDS.min, GUEST_BOUNDS.max)}, for an event as many as the property takes`,
  attendees: numberBetween(ATTENDEE_BOUNDS.min, ATTENDEE_BOUNDS.max),
  'groupSize.adults': numberBetween(1, TRAVELLERS_MAX),
  'groupSize.children': numberBetween(0, TRAVELLERS_MAX),
  preferredDate: appointment,
  preferredTime: `${PREFERRED_TIME_MISSING}. ${TIME_PASSED}`,
  alternativeDate: appointment,
  alternativeTime: CHOICE_UNKNOWN,
  enquiryType: CHOICE_UNKNOWN,
  timeframe: CHOICE_UNKNOWN,
  budget: CHOICE_UNKNOWN,
  agreeToTerms: TERMS_MISSING,
  consent: NEWSLETTER_CONSENT_MISSING,
  propertyType: PROPERTY_TYPE_MISSING,
  propertyLocation: PROPERTY_LOCATION_MISSING,
  bedrooms: numberBetween(1, SUBMISSION_ROOMS_MAX),
  bathrooms: numberBetween(1, SUBMISSION_ROOMS_MAX),
  area: AREA_MISSING,
  description: DESCRIPTION_MISSING,
  rentalType: LISTING_TYPE_MISSING,
  availableFrom: day,
  availableTo: `${day}. ${AVAILABLE_TO_BEFORE_FROM}`,
  priceExpectation: PRICE_EXPECTATION_MISSING,
};
