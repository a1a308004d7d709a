// No zod: pages compute quotes too.
import { listStayNights, overlaps, type NightRange, type StayNights } from './nights.ts';
import type { StayFees } from './fees.ts';
import { PRICE_NIGHTS, seasonsOf, type PricedSeason } from './priced-season.ts';
import { centsOfNight, touristTaxOn } from './tourist-tax.ts';

/** Who stays. */
export interface StayGuests {
  readonly adults: number;
  /** Age of each child on arrival. */
  readonly childAges: readonly number[];
  readonly pets: number;
}

/** What a quote needs to know of a property. */
export interface QuotedTerms {
  readonly seasons: readonly PricedSeason[];
  readonly fees: StayFees;
  /** Nights that are not free. */
  readonly taken: readonly NightRange[];
}

/** What a quote needs to know. */
export interface QuotedStay extends QuotedTerms {
  /** Most guests; 0 when unknown. */
  readonly capacity: number;
  readonly stay: StayNights;
  readonly guests: StayGuests;
  /** Today in Lisbon. */
  readonly today: string;
}

/** One line of a quote; amounts in cents. */
export type QuoteLine =
  | { readonly kind: 'nights'; readonly season: string; readonly nights: number; readonly cents: number }
  | { readonly kind: 'extra-guests'; readonly guests: number; readonly nights: number; readonly cents: number }
  | { readonly kind: 'cleaning'; readonly cents: number }
  | { readonly kind: 'service'; readonly perCent: number; readonly cents: number }
  | { readonly kind: 'pets'; readonly pets: number; readonly cents: number }
  | { readonly kind: 'tourist-tax'; readonly guests: number; readonly nights: number; readonly cents: number };

export interface Quote {
  readonly lines: readonly QuoteLine[];
  /** Sum of the lines, in cents. */
  readonly totalCents: number;
  /** Refundable, beside the total, in cents. */
  readonly depositCents: number;
}

/** Why there is no quote. */
export type QuoteReason =
  | { readonly code: 'past' }
  | { readonly code: 'taken' }
  | { readonly code: 'no-price'; readonly night: string }
  | { readonly code: 'minimum-nights'; readonly nights: number; readonly season: string }
  | { readonly code: 'arrival-day'; readonly weekday: number; readonly season: string }
  | { readonly code: 'departure-day'; readonly weekday: number; readonly season: string }
  | { readonly code: 'capacity'; readonly capacity: number }
  | { readonly code: 'no-pets' }
  /** Dates that no form takes, whatever the calendar says. */
  | { readonly code: 'period'; readonly fault: string };

export type QuoteResult =
  | { readonly quote: Quote; readonly reasons: readonly [] }
  | { readonly quote: null; readonly reasons: readonly QuoteReason[] };

/**
 * Computes what a stay costs, line by line, or every reason why it cannot be had. The season of the first night says the
 * minimum and the day of arrival, that of the last night the day of departure. The only place that computes a price of
 * a stay: page, emails and inbox show its result.
 */
export function quoteStay(asked: QuotedStay): QuoteResult {
  const { stay, fees, guests } = asked;
  const seasons = seasonsOf(asked.seasons, stay.nights);
  const reasons = findReasons(asked, seasons);
  if (reasons.length > 0) return { quote: null, reasons };
  const rent = rentLines(stay, seasons);
  const lines = [
    ...rent,
    ...extraGuestLine(fees, guests, stay.nights.length),
    ...feeLines(fees, guests, sumCents(rent)),
    ...touristTaxLine(fees, guests, stay.nights),
  ];
  return { quote: { lines, totalCents: sumCents(lines), depositCents: fees.deposit * 100 }, reasons: [] };
}

/** What the nights of a range cost without fees and rules, in cents; null when one of them has no price. */
export function rentOfNights(seasons: readonly PricedSeason[], range: NightRange): number | null {
  const stay = listStayNights(range);
  const found = seasonsOf(seasons, stay.nights);
  return found.includes(null) ? null : sumCents(rentLines(stay, found));
}

/** Number of guests. */
export function countGuests({ adults, childAges }: StayGuests): number {
  return adults + childAges.length;
}

function findReasons(asked: QuotedStay, seasons: readonly (PricedSeason | null)[]): QuoteReason[] {
  const { stay, guests, capacity, fees } = asked;
  const reasons: QuoteReason[] = [];
  if (stay.from < asked.today) reasons.push({ code: 'past' });
  if (asked.taken.some((range) => overlaps(range, stay))) reasons.push({ code: 'taken' });
  const unpriced = seasons.indexOf(null);
  if (unpriced !== -1) reasons.push({ code: 'no-price', night: stay.nights[unpriced] ?? stay.from });
  const [first, last] = [seasons[0] ?? null, seasons.at(-1) ?? null];
  if (first !== null && stay.nights.length < first.minimumNights) {
    reasons.push({ code: 'minimum-nights', nights: first.minimumNights, season: first.name });
  }
  if (first !== null && first.changeoverDay !== null && stay.weekdays[0] !== first.changeoverDay) {
    reasons.push({ code: 'arrival-day', weekday: first.changeoverDay, season: first.name });
  }
  if (last !== null && last.changeoverDay !== null && stay.weekdays.at(-1) !== last.changeoverDay) {
    reasons.push({ code: 'departure-day', weekday: last.changeoverDay, season: last.name });
  }
  if (capacity > 0 && countGuests(guests) > capacity) reasons.push({ code: 'capacity', capacity });
  if (guests.pets > 0 && fees.pet === null) reasons.push({ code: 'no-pets' });
  return reasons;
}

/** One line for each run of nights in one season. A part of a week or a month costs its share, rounded once a line. */
function rentLines({ weekdays }: StayNights, seasons: readonly (PricedSeason | null)[]): QuoteLine[] {
  const runs: { season: PricedSeason; nights: number; weekendNights: number }[] = [];
  for (const [index, season] of seasons.entries()) {
    if (season === null) continue;
    const weekend = isWeekend(weekdays[index]) ? 1 : 0;
    const run = runs.at(-1);
    if (run?.season === season) {
      run.nights += 1;
      run.weekendNights += weekend;
    } else {
      runs.push({ season, nights: 1, weekendNights: weekend });
    }
  }
  return runs.map(({ season, nights, weekendNights }) => ({
    kind: 'nights',
    season: season.name,
    nights,
    cents: rentCents(season, nights, weekendNights),
  }));
}

function rentCents({ price, unit, weekendPrice }: PricedSeason, nights: number, weekendNights: number): number {
  const special = weekendPrice === null ? 0 : weekendNights;
  const usual = Math.round((price * 100 * (nights - special)) / PRICE_NIGHTS[unit]);
  return usual + special * (weekendPrice ?? 0) * 100;
}

/** Whether a night begins on a Friday or a Saturday. */
function isWeekend(weekday: number | undefined): boolean {
  return weekday === 5 || weekday === 6;
}

function extraGuestLine({ extraGuest }: StayFees, guests: StayGuests, nights: number): QuoteLine[] {
  if (extraGuest === null) return [];
  const extra = countGuests(guests) - extraGuest.includedGuests;
  return extra <= 0
    ? []
    : [{ kind: 'extra-guests', guests: extra, nights, cents: extra * nights * extraGuest.perNight * 100 }];
}

/** Service is a share of the rent alone; a tenth of a per cent is a thousandth. */
function feeLines({ cleaning, servicePerCent, pet }: StayFees, { pets }: StayGuests, rentCents: number): QuoteLine[] {
  const lines: QuoteLine[] = [
    { kind: 'cleaning', cents: cleaning * 100 },
    {
      kind: 'service',
      perCent: servicePerCent,
      cents: Math.round((rentCents * Math.round(servicePerCent * 10)) / 1000),
    },
    { kind: 'pets', pets, cents: pets * (pet ?? 0) * 100 },
  ];
  return lines.filter(({ cents }) => cents > 0);
}

/** The first nights that are charged pay, up to the limit of the municipality, for each guest of the age that pays. */
function touristTaxLine({ municipality }: StayFees, guests: StayGuests, nights: readonly string[]): QuoteLine[] {
  if (municipality === null) return [];
  const taxOf = (night: string) => touristTaxOn(municipality, night);
  const first = taxOf(nights[0] ?? '');
  if (first === null) return [];
  const liable = guests.adults + guests.childAges.filter((age) => age >= first.ageFrom).length;
  // Some municipalities take nothing in winter.
  const paid = nights
    .map((night) => centsOfNight(taxOf(night) ?? first, night))
    .filter((cents) => cents > 0)
    .slice(0, first.nightsMax);
  const cents = liable * paid.reduce((sum, ofNight) => sum + ofNight, 0);
  return cents === 0 ? [] : [{ kind: 'tourist-tax', guests: liable, nights: paid.length, cents }];
}

function sumCents(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}
