import type { AskedStay } from '#domain/enquiry/asked-stay.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { NO_CALENDAR, stayCalendarSchema, type StayCalendar } from '#domain/stay/calendar.ts';
import { listStayNights } from '#domain/stay/nights.ts';
import { isInForce, type Occupancy } from '#domain/stay/occupancy.ts';
import { publicStay } from '#domain/stay/public-stay.ts';
import { quoteStay, type QuoteResult } from '#domain/stay/quote.ts';

/** The entries that hold or book nights for an enquiry at a time. */
export function ownEntries(occupancies: readonly Occupancy[], enquiryId: string, now: Date): Occupancy[] {
  return occupancies.filter((occupancy) => isOf(occupancy, enquiryId) && isInForce(occupancy, now));
}

/** The entries that are not of an enquiry; its hold that has expired is none of them, so that its end is not told. */
export function otherEntries(occupancies: readonly Occupancy[], enquiryId: string): Occupancy[] {
  return occupancies.filter((occupancy) => !isOf(occupancy, enquiryId));
}

function isOf(occupancy: Occupancy, enquiryId: string): boolean {
  return 'enquiryId' in occupancy && occupancy.enquiryId === enquiryId;
}

/** The quote of a stay at a time, from the parts of a calendar. */
export function quoteOf(
  { range, guests }: Pick<AskedStay, 'range' | 'guests'>,
  calendar: Pick<StayCalendar, 'seasons' | 'fees' | 'occupancies'>,
  capacity: number,
  now: Date,
): QuoteResult {
  const stay = listStayNights(range);
  return quoteStay({ ...publicStay(calendar, now), capacity, guests, stay, today: lisbonTime(now).date });
}

/** The parts of a stored calendar, or of a property without one. */
export function readParts(stored: unknown): Pick<StayCalendar, 'seasons' | 'fees' | 'occupancies'> {
  return stored === undefined ? NO_CALENDAR : stayCalendarSchema.parse(stored);
}
