// No zod: forms and API run the same checks in addition to the schema. Stored enquiries are not checked again: a date in
// the future when it was sent has passed by the time somebody reads it.
import { GUEST_BOUNDS } from './limits.ts';
import { CONTACT_PERIOD, findPeriodFault, periodRules, type PeriodRules } from './period.ts';
import { isRecord } from '#domain/core/is-record.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import {
  DATE_PASSED,
  MESSAGE_MISSING,
  outsideOfficeDays,
  CONTACT_DETAILS_MISSING,
  tooManyGuests,
  TIME_PASSED,
} from './text.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { listWeekdays, findWeekday, type Weekday } from '#domain/site/office-days.ts';

/** What an enquiry is checked against besides its schema. */
export interface EnquiryContext {
  /** When the enquiry is sent. */
  readonly now: Date;
  /** Guests that the property takes; 0 when unknown or without a property. */
  readonly capacity: number;
  /** Type of the property; null when unknown or without a property. */
  readonly propertyType: PropertyType | null;
  readonly officeDays: readonly Weekday[];
}

/** An error of an enquiry: the path of the field, nested ones with a dot, and the message to the visitor. */
export interface EnquiryError {
  readonly path: string;
  readonly message: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Checks an enquiry of any kind in the order of its fields: past dates, stays that end before they begin or last too
 * long, viewings when the office is closed, more guests than the property takes, a contact message without contact
 * details. The form may be incomplete: the schema reports missing and malformed fields.
 */
export function checkEnquiry(fields: Fields, context: EnquiryContext): EnquiryError[] {
  const { now, capacity, propertyType } = context;
  switch (fields['kind']) {
    case 'information':
      return [
        ...checkPeriod(fields, ['checkInDate', 'checkOutDate'], periodRules(propertyType), now),
        ...checkGuests(fields['guests'], capacity),
      ];
    case 'venue':
      return [
        ...checkPeriod(fields, ['firstDay', 'lastDay'], periodRules('event'), now),
        ...checkGuests(fields['guests'], capacity),
      ];
    case 'viewing':
      return [
        ...checkAppointment(fields, ['preferredDate', 'preferredTime'], context),
        ...checkAppointment(fields, ['alternativeDate', 'alternativeTime'], context),
      ];
    case 'contact':
      return [...checkPeriod(fields, ['checkInDate', 'checkOutDate'], CONTACT_PERIOD, now), ...checkContact(fields)];
    case 'trip_request':
      return isRecord(fields['travelDates'])
        ? checkPeriod(fields['travelDates'], ['checkIn', 'checkOut'], periodRules(null), now).map(
            ({ path, message }) => ({
              path: `travelDates.${path}`,
              message,
            }),
          )
        : [];
    default:
      return [];
  }
}

function checkPeriod(
  fields: Fields,
  [from, to]: readonly [string, string],
  rules: PeriodRules,
  now: Date,
): EnquiryError[] {
  const [first, last] = [textOf(fields, from), textOf(fields, to)];
  const { date: today } = lisbonTime(now);
  const fault = first === '' || last === '' ? null : findPeriodFault(first, last, rules);
  return [
    ...(first !== '' && first < today ? [{ path: from, message: DATE_PASSED }] : []),
    ...(fault !== null
      ? [{ path: to, message: fault }]
      : last !== '' && last < today
        ? [{ path: to, message: DATE_PASSED }]
        : []),
  ];
}

function checkAppointment(
  fields: Fields,
  [dateName, timeName]: readonly [string, string],
  { now, officeDays }: EnquiryContext,
): EnquiryError[] {
  const [date, time] = [textOf(fields, dateName), textOf(fields, timeName)];
  const lisbonNow = lisbonTime(now);
  if (date === '') return [];
  if (date < lisbonNow.date) return [{ path: dateName, message: DATE_PASSED }];
  const weekday = findWeekday(date);
  if (weekday !== null && !officeDays.includes(weekday)) {
    return [{ path: dateName, message: outsideOfficeDays(listWeekdays(officeDays)) }];
  }
  const hasPassed = date === lisbonNow.date && time !== '' && time <= lisbonNow.time;
  return hasPassed ? [{ path: timeName, message: TIME_PASSED }] : [];
}

function checkGuests(guests: unknown, capacity: number): EnquiryError[] {
  const isTooMany = typeof guests === 'number' && capacity >= GUEST_BOUNDS.min && guests > capacity;
  return isTooMany ? [{ path: 'guests', message: tooManyGuests(capacity) }] : [];
}

function checkContact(fields: Fields): EnquiryError[] {
  const [message, email, phone] = ['message', 'email', 'phone'].map((name) => textOf(fields, name).trim());
  return [
    ...(message === '' ? [{ path: 'message', message: MESSAGE_MISSING }] : []),
    ...(email === '' && phone === '' ? [{ path: 'email', message: CONTACT_DETAILS_MISSING }] : []),
  ];
}

function textOf(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}
