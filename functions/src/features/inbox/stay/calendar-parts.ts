import type { AskedStay } from '#domain/enquiry/asked-stay.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { findTaken, type StayCalendar } from '#domain/stay/calendar.ts';
import { listStayNights } from '#domain/stay/nights.ts';
import { isInForce, type Occupancy } from '#domain/stay/occupancy.ts';
import { quoteStay, type Quote, type QuoteReason, type StayGuests } from '#domain/stay/quote.ts';

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

/** One guest, who fits anywhere: what can be said of a stay while the number of guests is not known. */
const ONE = { adults: 1, childAges: [], pets: 0 } as const satisfies StayGuests;

/**
 * The quote of a stay at a time, from the parts of a calendar; no reason and no quote where only the guests are missing.
 * Staff have prices for later months than visitors see.
 */
export function quoteOf(
  { range, guests }: Pick<AskedStay, 'range' | 'guests'>,
  { seasons, fees, occupancies }: Pick<StayCalendar, 'seasons' | 'fees' | 'occupancies'>,
  capacity: number,
  now: Date,
): { quote: Quote | null; reasons: readonly QuoteReason[] } {
  const { quote, reasons } = quoteStay({
    ...{ seasons, fees, capacity, taken: findTaken(occupancies, range, now), guests: guests ?? ONE },
    stay: listStayNights(range),
    today: lisbonTime(now).date,
  });
  return { quote: guests === null ? null : quote, reasons };
}
