import { countOf } from '#domain/text/count-of.ts';
import { EVENT_MONTHS_MAX, HOLIDAY_NIGHTS_MAX, REPLY_HOURS, STAY_MONTHS_MAX } from './limits.ts';

/** The promise to senders of enquiries (visitor specification, section 1). */
export const REPLY_PROMISE = `Our travel experts will contact you within ${REPLY_HOURS} hours`;

/** Thanks for an enquiry, on the page and after it. */
export const ENQUIRY_RECEIVED = `We have received your message. ${REPLY_PROMISE}.`;

// The following texts are ours: the specification requires these fields without texts.

/** A form without a name. */
export const NAME_MISSING = 'Please enter your full name';

/** A form without an email. */
export const EMAIL_MISSING = 'Please enter your email address';

/** A form with an invalid email. */
export const EMAIL_INVALID = 'Please enter a valid email address';

/** A form without a required phone number. */
export const PHONE_MISSING = 'Please enter your phone number';

/** An invalid phone number. */
export const PHONE_INVALID = 'Please enter a valid phone number';

/** A viewing without a day. */
export const PREFERRED_DATE_MISSING = 'Please choose a preferred date';

/** A viewing without an hour. */
export const PREFERRED_TIME_MISSING = 'Please choose a preferred time';

/** An invalid date. */
export const DATE_INVALID = 'Please choose a valid date';

/** A stay that ends before it begins. */
export const CHECK_OUT_NOT_AFTER_CHECK_IN = 'Check-out must be after check-in';

/** An event that ends before it begins. */
export const LAST_DAY_BEFORE_FIRST = 'The last day must not be before the first day';

/** Nights that somebody else has taken since they were shown. */
export const STAY_TAKEN = 'Somebody was faster: these nights have just been taken. Please choose other dates';

/** The same at a venue that is hired by the day. */
export const DAYS_TAKEN = 'Somebody was faster: these days have just been taken. Please choose other dates';

/** A quote that is not that of today. */
export const STAY_CHANGED = 'The price of this stay has just changed. Please look at it again before you send';

/** The same at a venue that is hired by the day. */
export const DAYS_CHANGED = 'The price of these days has just changed. Please look at it again before you send';

/** A holiday stay that is too long. */
export const HOLIDAY_TOO_LONG = `A holiday stay has at most ${HOLIDAY_NIGHTS_MAX} nights. For longer, ask us about mid-term rentals`;

/** A stay that is too long. */
export const STAY_TOO_LONG = `A stay has at most ${STAY_MONTHS_MAX} months`;

/** An event that is too long. */
export const EVENT_TOO_LONG = `An event has at most ${EVENT_MONTHS_MAX} months`;

/** A form without the terms. */
export const TERMS_MISSING = 'Please accept the terms to continue';

/** A value that is not an option. */
export const CHOICE_UNKNOWN = 'Please choose one of the options';

/** A contact form without a message. */
export const MESSAGE_MISSING = 'Please write a message';

/** A contact form without email and phone number. */
export const CONTACT_DETAILS_MISSING = 'Please enter an email address or a phone number, so that we can answer you';

/** A day that has passed in Lisbon. */
export const DATE_PASSED = 'This date has passed. Please choose today or a later date';

/** A viewing today, at a time that has passed in Lisbon. */
export const TIME_PASSED = 'This time has passed. Please choose a later one';

/** A viewing on a day on which the office is closed; `days` such as 'Monday to Friday'. */
export function outsideOfficeDays(days: string): string {
  return `Viewings take place ${days}. Please choose one of these days`;
}

/** A request for dates without dates. */
export const DATES_MISSING = 'Please choose a date';

/** More guests than a property takes. */
export function tooManyGuests(guests: number): string {
  return `This property takes up to ${countOf(guests, 'guest')}`;
}

/** A text that is too long. */
export function tooLong(characters: number): string {
  return `Please use at most ${characters} characters`;
}

/** A whole number outside its bounds. */
export function numberBetween(min: number, max: number): string {
  return `Please enter a whole number from ${min} to ${max}`;
}
