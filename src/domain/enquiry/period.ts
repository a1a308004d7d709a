import { latestHolidayEnd, latestStayEnd, monthsAfter } from './latest-end.ts';
import { EVENT_MONTHS_MAX } from './limits.ts';
import {
  CHECK_OUT_NOT_AFTER_CHECK_IN,
  EVENT_TOO_LONG,
  HOLIDAY_TOO_LONG,
  LAST_DAY_BEFORE_FIRST,
  STAY_TOO_LONG,
} from './text.ts';
import { venueTypeOf, type PropertyType } from '#domain/property/type.ts';

/** The rules for the first and the last date of an enquiry, both as 'YYYY-MM-DD'. */
export interface PeriodRules {
  /** Whether both may be the same day. */
  readonly allowsOneDay: boolean;
  readonly endsTooEarly: string;
  /** The latest last date for a first date. */
  readonly latestEnd: (from: string) => string;
  readonly tooLong: string;
}

const HOLIDAY: PeriodRules = {
  allowsOneDay: false,
  endsTooEarly: CHECK_OUT_NOT_AFTER_CHECK_IN,
  latestEnd: latestHolidayEnd,
  tooLong: HOLIDAY_TOO_LONG,
};

const MID_TERM: PeriodRules = {
  allowsOneDay: false,
  endsTooEarly: CHECK_OUT_NOT_AFTER_CHECK_IN,
  latestEnd: latestStayEnd,
  tooLong: STAY_TOO_LONG,
};

const EVENT: PeriodRules = {
  allowsOneDay: true,
  endsTooEarly: LAST_DAY_BEFORE_FIRST,
  latestEnd: (from) => monthsAfter(from, EVENT_MONTHS_MAX),
  tooLong: EVENT_TOO_LONG,
};

/** The rules of a contact message, whose form does not know whether its property is hired for a single day. */
export const CONTACT_PERIOD: PeriodRules = { ...MID_TERM, allowsOneDay: true };

/** The rules for a type of property; for an unknown one those of the longest stay. */
export function periodRules(type: PropertyType | null): PeriodRules {
  if (type === 'rental') return HOLIDAY;
  return type !== null && venueTypeOf(type) !== null ? EVENT : MID_TERM;
}

/** Finds what is wrong with a period that has both dates; null for nothing. */
export function findPeriodFault(from: string, to: string, rules: PeriodRules): string | null {
  if (to < from || (to === from && !rules.allowsOneDay)) return rules.endsTooEarly;
  return to > rules.latestEnd(from) ? rules.tooLong : null;
}
