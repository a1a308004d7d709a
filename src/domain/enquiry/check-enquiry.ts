// No zod: forms and server ask the same, after the schema and besides it. Stored enquiries are not judged again: a date
// that was to come when it was sent has passed by the time somebody reads it.
import { GUEST_BOUNDS } from './limits.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import {
  CHECK_OUT_NOT_AFTER_CHECK_IN,
  DATE_PASSED,
  MESSAGE_MISSING,
  outsideOfficeDays,
  REACH_MISSING,
  takesAtMost,
  TIME_PASSED,
} from './text.ts';
import { listWeekdays, weekdayOf, type Weekday } from '#domain/site/office-days.ts';

/** What an enquiry is held against besides its schema. */
export interface EnquiryContext {
  /** When it is sent. */
  readonly now: Date;
  /** Guests that the property takes; 0 when that is not known, or it is about none. */
  readonly capacity: number;
  /** Days on which the office is open. */
  readonly officeDays: readonly Weekday[];
}

/** Something that cannot be: the field it stands in, nested ones with a dot, and what the visitor reads. */
export interface EnquiryFault {
  readonly path: string;
  readonly message: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * What cannot be in an enquiry of any kind, in the order of its fields: past dates, inverted stays, viewings when the
 * office is closed, more guests than the property takes, a contact message that nobody could answer. The fields may be
 * half filled in: what is missing or of the wrong kind is the schema's business.
 */
export function checkEnquiry(fields: Fields, context: EnquiryContext): EnquiryFault[] {
  switch (fields['kind']) {
    case 'information':
      return [
        ...stayFaults(fields, ['checkInDate', 'checkOutDate'], context.now),
        ...guestFaults(fields['guests'], context.capacity),
      ];
    case 'viewing':
      return [
        ...appointmentFaults(fields, ['preferredDate', 'preferredTime'], context),
        ...appointmentFaults(fields, ['alternativeDate', 'alternativeTime'], context),
      ];
    case 'contact':
      return [...stayFaults(fields, ['checkInDate', 'checkOutDate'], context.now), ...contactFaults(fields)];
    case 'trip_request':
      return isFields(fields['travelDates'])
        ? stayFaults(fields['travelDates'], ['checkIn', 'checkOut'], context.now).map(({ path, message }) => ({
            path: `travelDates.${path}`,
            message,
          }))
        : [];
    default:
      return [];
  }
}

/** Most guests that a form offers: those of the specification, or fewer when the property takes fewer. */
export function guestsOffered(capacity: number): number {
  return capacity >= GUEST_BOUNDS.min ? Math.min(capacity, GUEST_BOUNDS.max) : GUEST_BOUNDS.max;
}

function stayFaults(fields: Fields, [from, to]: readonly [string, string], now: Date): EnquiryFault[] {
  const [checkIn, checkOut] = [textOf(fields, from), textOf(fields, to)];
  const { date: today } = lisbonTime(now);
  return [
    ...(checkIn !== '' && checkIn < today ? [{ path: from, message: DATE_PASSED }] : []),
    ...(checkOut !== '' && checkIn !== '' && checkOut <= checkIn
      ? [{ path: to, message: CHECK_OUT_NOT_AFTER_CHECK_IN }]
      : checkOut !== '' && checkOut < today
        ? [{ path: to, message: DATE_PASSED }]
        : []),
  ];
}

function appointmentFaults(
  fields: Fields,
  [dateName, timeName]: readonly [string, string],
  { now, officeDays }: EnquiryContext,
): EnquiryFault[] {
  const [date, time] = [textOf(fields, dateName), textOf(fields, timeName)];
  const present = lisbonTime(now);
  if (date === '') return [];
  if (date < present.date) return [{ path: dateName, message: DATE_PASSED }];
  const weekday = weekdayOf(date);
  if (weekday !== null && !officeDays.includes(weekday)) {
    return [{ path: dateName, message: outsideOfficeDays(listWeekdays(officeDays)) }];
  }
  const hasPassed = date === present.date && time !== '' && time <= present.time;
  return hasPassed ? [{ path: timeName, message: TIME_PASSED }] : [];
}

function guestFaults(guests: unknown, capacity: number): EnquiryFault[] {
  const isTooMany = typeof guests === 'number' && capacity >= GUEST_BOUNDS.min && guests > capacity;
  return isTooMany ? [{ path: 'guests', message: takesAtMost(capacity) }] : [];
}

function contactFaults(fields: Fields): EnquiryFault[] {
  const [message, email, phone] = ['message', 'email', 'phone'].map((name) => textOf(fields, name).trim());
  return [
    ...(message === '' ? [{ path: 'message', message: MESSAGE_MISSING }] : []),
    ...(email === '' && phone === '' ? [{ path: 'email', message: REACH_MISSING }] : []),
  ];
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
