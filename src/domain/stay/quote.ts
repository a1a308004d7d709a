import { countNights, listNights, weekdayOf, type NightRange } from './nights.ts';
import { findTaken, type StayTerms } from './calendar.ts';
import type { StayFees } from './fees.ts';
import type { Occupancy } from './occupancy.ts';
import { PRICE_NIGHTS, seasonOf, type Season } from './season.ts';
import { centsOfNight, touristTaxOn } from './tourist-tax.ts';

/** Who stays. */
export interface StayGuests {
  readonly adults: number;
  /** Age of each child on arrival. */
  readonly childAges: readonly number[];
  readonly pets: number;
}

/** What a quote needs to know. */
export interface QuotedStay extends StayTerms {
  readonly occupancies: readonly Occupancy[];
  /** Most guests. */
  readonly capacity: number;
  readonly range: NightRange;
  readonly guests: StayGuests;
  readonly now: Date;
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
  | { readonly code: 'no-pets' };

export type QuoteResult =
  | { readonly quote: Quote; readonly reasons: readonly [] }
  | { readonly quote: null; readonly reasons: readonly QuoteReason[] };

/**
 * Computes what a stay costs, line by line, or every reason why it cannot be had. The season of the first night says the
 * minimum and the day of arrival, that of the last night the day of departure. The only place that computes a price of
 * a stay: page, emails and inbox show its result.
 */
export function quoteStay(stay: QuotedStay): QuoteResult {
  const nights = listNights(stay.range);
  const seasons = nights.map((night) => seasonOf(stay.seasons, night));
  const reasons = findReasons(stay, nights, seasons);
  if (reasons.length > 0) return { quote: null, reasons };
  const rent = rentLines(nights, seasons);
  const lines = [
    ...rent,
    ...extraGuestLine(stay.fees, stay.guests, nights.length),
    ...feeLines(stay.fees, stay.guests, sumCents(rent)),
    ...touristTaxLine(stay.fees, stay.guests, nights),
  ];
  return { quote: { lines, totalCents: sumCents(lines), depositCents: stay.fees.deposit * 100 }, reasons: [] };
}

/** What the nights of a range cost without fees and rules, in cents; null when one of them has no price. */
export function rentOfNights(seasons: readonly Season[], range: NightRange): number | null {
  const nights = listNights(range);
  const found = nights.map((night) => seasonOf(seasons, night));
  return found.includes(null) ? null : sumCents(rentLines(nights, found));
}

/** Number of guests. */
export function countGuests({ adults, childAges }: StayGuests): number {
  return adults + childAges.length;
}

function findReasons(stay: QuotedStay, nights: readonly string[], seasons: readonly (Season | null)[]): QuoteReason[] {
  const { range, guests, capacity, fees } = stay;
  const reasons: QuoteReason[] = [];
  if (range.from < stay.today) reasons.push({ code: 'past' });
  if (findTaken(stay.occupancies, range, stay.now).length > 0) reasons.push({ code: 'taken' });
  const unpriced = seasons.indexOf(null);
  if (unpriced !== -1) reasons.push({ code: 'no-price', night: nights[unpriced] ?? range.from });
  const [first, last] = [seasons[0] ?? null, seasons.at(-1) ?? null];
  if (first !== null && countNights(range) < first.minimumNights) {
    reasons.push({ code: 'minimum-nights', nights: first.minimumNights, season: first.name });
  }
  if (first !== null && first.changeoverDay !== null && weekdayOf(range.from) !== first.changeoverDay) {
    reasons.push({ code: 'arrival-day', weekday: first.changeoverDay, season: first.name });
  }
  if (last !== null && last.changeoverDay !== null && weekdayOf(range.to) !== last.changeoverDay) {
    reasons.push({ code: 'departure-day', weekday: last.changeoverDay, season: last.name });
  }
  if (countGuests(guests) > capacity) reasons.push({ code: 'capacity', capacity });
  if (guests.pets > 0 && fees.pet === null) reasons.push({ code: 'no-pets' });
  return reasons;
}

/** One line for each run of nights in one season. A part of a week or a month costs its share, rounded once a line. */
function rentLines(nights: readonly string[], seasons: readonly (Season | null)[]): QuoteLine[] {
  const runs: { season: Season; nights: string[] }[] = [];
  for (const [index, night] of nights.entries()) {
    const season = seasons[index] ?? null;
    if (season === null) continue;
    const run = runs.at(-1);
    if (run?.season === season) run.nights.push(night);
    else runs.push({ season, nights: [night] });
  }
  return runs.map((run) => ({
    kind: 'nights',
    season: run.season.name,
    nights: run.nights.length,
    cents: rentCents(run.season, run.nights),
  }));
}

function rentCents({ price, unit, weekendPrice }: Season, nights: readonly string[]): number {
  const weekendNights = weekendPrice === null ? 0 : nights.filter((night) => isWeekendNight(night)).length;
  const usual = Math.round((price * 100 * (nights.length - weekendNights)) / PRICE_NIGHTS[unit]);
  return usual + weekendNights * (weekendPrice ?? 0) * 100;
}

/** The nights that begin on a Friday or a Saturday. */
function isWeekendNight(night: string): boolean {
  return [5, 6].includes(weekdayOf(night));
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

/** The first nights of the stay pay, up to the limit of the municipality, for each guest of the age that pays. */
function touristTaxLine({ municipality }: StayFees, guests: StayGuests, nights: readonly string[]): QuoteLine[] {
  if (municipality === null) return [];
  const taxOf = (night: string) => touristTaxOn(municipality, night);
  const first = taxOf(nights[0] ?? '');
  if (first === null) return [];
  const liable = guests.adults + guests.childAges.filter((age) => age >= first.ageFrom).length;
  const paid = nights.slice(0, first.nightsMax);
  const cents = paid.reduce((sum, night) => sum + liable * centsOfNight(taxOf(night) ?? first, night), 0);
  return cents === 0 ? [] : [{ kind: 'tourist-tax', guests: liable, nights: paid.length, cents }];
}

function sumCents(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}
