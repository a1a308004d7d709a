import { REPLY_HOURS } from './limits.ts';

/** What trip requests and enquiries promise (visitor specification, section 1). */
export const REPLY_PROMISE = `Our travel experts will contact you within ${REPLY_HOURS} hours`;

// What follows is ours: the specification says what is required and gives no words.

/** A form without a name. */
export const NAME_MISSING = 'Please enter your full name';

/** A form without an e-mail address. */
export const EMAIL_MISSING = 'Please enter your email address';

/** A form whose e-mail address is none. */
export const EMAIL_INVALID = 'Please enter a valid email address';

/** A form without a telephone number that needs one. */
export const PHONE_MISSING = 'Please enter your phone number';

/** A telephone number with characters that none has. */
export const PHONE_INVALID = 'Please enter a valid phone number';

/** A viewing without a day. */
export const PREFERRED_DATE_MISSING = 'Please choose a preferred date';

/** A viewing without an hour. */
export const PREFERRED_TIME_MISSING = 'Please choose a preferred time';

/** Something that is not a day. */
export const DATE_INVALID = 'Please choose a valid date';

/** A stay that ends before it begins. */
export const CHECK_OUT_NOT_AFTER_CHECK_IN = 'Check-out must be after check-in';

/** A form without the terms. */
export const TERMS_MISSING = 'Please accept the terms to continue';

/** A choice that is not among those offered. */
export const CHOICE_UNKNOWN = 'Please choose one of the options';

/** A contact form without a message. */
export const MESSAGE_MISSING = 'Please write a message';

/** A contact form without a way to answer it. */
export const REACH_MISSING = 'Please enter an email address or a phone number, so that we can answer you';

/** A day that has passed in Lisbon. */
export const DATE_PASSED = 'This date has passed. Please choose today or a later date';

/** A viewing today, at a time that has passed in Lisbon. */
export const TIME_PASSED = 'This time has passed. Please choose a later one';

/** A viewing on a day on which the office is closed; `days` such as 'Monday to Friday'. */
export function outsideOfficeDays(days: string): string {
  return `Viewings take place ${days}. Please choose one of these days`;
}

/** A request without dates where they are what is asked for. */
export const DATES_MISSING = 'Please choose a date';

/** More guests than a property takes. */
export function takesAtMost(guests: number): string {
  return `This property takes up to ${guests === 1 ? '1 guest' : `${guests} guests`}`;
}

/** A text longer than the field takes. */
export function tooLong(characters: number): string {
  return `Please use at most ${characters} characters`;
}

/** A whole number outside its bounds. */
export function numberBetween(least: number, most: number): string {
  return `Please enter a whole number from ${least} to ${most}`;
}
