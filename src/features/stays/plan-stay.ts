import { findPeriodFault, periodRules } from '#domain/enquiry/period.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { includedGuests } from '#domain/stay/free-days.ts';
import { usualGuests } from '#domain/stay/free-stays.ts';
import { lastDayOf, nightWordOf, rangeBetween } from '#domain/stay/night-word.ts';
import { sliceNights, type StayNights } from '#domain/stay/nights.ts';
import { canArrive, canDepart, reasonOutside } from '#domain/stay/open-days.ts';
import {
  quoteStay,
  type QuotedTerms,
  type QuoteReason,
  type QuoteResult,
  type StayGuests,
} from '#domain/stay/quote.ts';
import type { ChosenRange } from '#lib/stay/chosen-stay.ts';

interface Plan {
  readonly terms: QuotedTerms;
  readonly days: StayNights;
  readonly range: ChosenRange | null;
  readonly guests: StayGuests;
}

/** What a planned stay costs, or why it cannot be had; null while a date is missing. */
export function planStay(
  { type, capacity }: { readonly type: PropertyType; readonly capacity: number },
  { terms, days, range, guests }: Plan,
): QuoteResult | null {
  const first = days.nights.indexOf(range?.from ?? '');
  const stay = sliceNights(days, first, days.nights.indexOf(range?.to ?? '') - first);
  if (stay === null) return range?.to ? { quote: null, reasons: [reasonOutside(days, range.from)] } : null;
  const word = nightWordOf(type);
  const fault = findPeriodFault(stay.from, lastDayOf(stay, word), periodRules(type));
  if (fault !== null) return { quote: null, reasons: [{ code: 'period', fault }] };
  const usual = word === 'day' ? includedGuests(terms) : usualGuests(capacity);
  const adults = guests.adults === 0 ? usual : guests.adults;
  return quoteStay({ ...terms, capacity, guests: { ...guests, adults }, stay, today: days.from });
}

/** What a visitor has to change first, so that a planned stay can be had. */
export function changeNeeded(reasons: readonly QuoteReason[]): 'dates' | 'guests' | 'pets' {
  const others = reasons.filter(({ code }) => code !== 'no-pets');
  if (others.length === 0) return 'pets';
  return others.every(({ code }) => code === 'capacity') ? 'guests' : 'dates';
}

/** Says of a day of the calendar whether a stay cannot begin on it, or, begun on `from`, not end on it. */
export function closedDays(type: PropertyType, terms: QuotedTerms, days: StayNights) {
  return (day: string, from: string | null): boolean =>
    from === null
      ? !canArrive(terms, days, day)
      : findPeriodFault(from, day, periodRules(type)) !== null ||
        !canDepart(terms, days, from, rangeBetween(from, day, nightWordOf(type)).to);
}
