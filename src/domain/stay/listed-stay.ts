// No zod: listing pages read it.
import type { StayFees } from './fees.ts';
import { addDays, countNights, type NightRange } from './nights.ts';
import { readNumbers, writeNumbers } from './number-text.ts';
import { PRICE_UNITS, type PricedSeason } from './priced-season.ts';
import type { QuotedTerms } from './quote.ts';
import { MUNICIPALITIES } from './tourist-tax.ts';

/** Days are counted from here, so that a text stays right from one day to the next; what began earlier begins here. */
const FIRST_DAY = '2026-01-01';

/** What a listing page knows of a stay, as two texts, because equal kinds beside each other compress better. */
export interface ListedStay {
  /** Seasons and fees. */
  readonly terms: string;
  /** Nights that are not free. */
  readonly taken: string;
}

/** The stays of a listing page as the API sends them, by the key of the property and in its order. */
export interface ListedStays {
  readonly keys: readonly string[];
  readonly terms: readonly string[];
  readonly taken: readonly string[];
}

/** The key of a property in the file of a listing page: 48 random bits of its id. */
export function stayKey(propertyId: string): string {
  return propertyId.slice(-12);
}

/** Puts the stays of a listing page, by key, into the columns that the API sends. */
export function listStays(stays: Readonly<Record<string, ListedStay>>) {
  const sorted = Object.entries(stays).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    keys: sorted.map(([key]) => key),
    terms: sorted.map(([, { terms }]) => terms),
    taken: sorted.map(([, { taken }]) => taken),
  };
}

/**
 * Writes what a quote needs of a property, but for names and the deposit: the number of seasons, each field of all of them,
 * and the fees. A range is the days since the one before it, or since FIRST_DAY, and its number of nights.
 */
export function writeListedStay({ seasons, fees, taken }: QuotedTerms): ListedStay {
  const { cleaning, servicePerCent, extraGuest, pet, municipality } = fees;
  const ranges = countRanges(seasons);
  const terms = [
    seasons.length,
    ...seasons.map(({ price }) => price),
    ...ranges.map(({ nights }) => nights),
    ...ranges.map(({ gap }) => gap),
    ...seasons.map(({ unit }) => PRICE_UNITS.indexOf(unit)),
    ...seasons.map(({ weekendPrice }) => weekendPrice),
    ...seasons.map(({ minimumNights }) => minimumNights),
    ...seasons.map(({ changeoverDay }) => changeoverDay),
    ...[cleaning, Math.round(servicePerCent * 10), extraGuest?.includedGuests, extraGuest?.perNight, pet],
    municipality === null ? null : MUNICIPALITIES.indexOf(municipality),
  ];
  return {
    terms: writeNumbers(terms),
    taken: writeNumbers(countRanges(taken).flatMap(({ gap, nights }) => [gap, nights])),
  };
}

function countRanges(ranges: readonly NightRange[]): { gap: number; nights: number }[] {
  let end = 0;
  return ranges.map(({ from, to }) => {
    const start = Math.max(end, countListedDays(from));
    const gap = start - end;
    end = countListedDays(to);
    return { gap, nights: end - start };
  });
}

/** Days from FIRST_DAY to another one. */
export function countListedDays(day: string): number {
  return countNights({ from: FIRST_DAY, to: day });
}

/** Reads seasons, with names of '', and fees, with no deposit; null for what `writeListedStay` did not write. */
export function readListedTerms(text: string): Omit<QuotedTerms, 'taken'> | null {
  const [count = null, ...values] = readNumbers(text) ?? [];
  if (count === null || values.length !== count * 7 + 6) return null;
  const seasons: PricedSeason[] = [];
  let end = 0;
  for (let index = 0; index < count; index += 1) {
    const field = (position: number): number | null => values[index + position * count] ?? null;
    const [price, nights, gap, unit] = [field(0), field(1), field(2), PRICE_UNITS[field(3) ?? -1]];
    const minimumNights = field(5);
    if (!price || !nights || gap === null || unit === undefined || !minimumNights) return null;
    const from = dayAfter(end + gap);
    end += gap + nights;
    const rules = { weekendPrice: field(4), minimumNights, changeoverDay: field(6) };
    seasons.push({ name: '', from, to: dayAfter(end), price, unit, ...rules });
  }
  const fees = readFees(values.slice(-6));
  return fees && { seasons, fees };
}

function readFees(values: readonly (number | null)[]): StayFees | null {
  const [cleaning = null, perMille = null, includedGuests = null, perNight = null, pet = null, tax = null] = values;
  const municipality = tax === null ? null : MUNICIPALITIES[tax];
  if (cleaning === null || perMille === null || municipality === undefined) return null;
  const extraGuest = includedGuests === null || perNight === null ? null : { includedGuests, perNight };
  return { cleaning, servicePerCent: perMille / 10, extraGuest, pet, deposit: 0, municipality };
}

/**
 * Reads the ranges of nights that are not free, in order: the first day of each, and the day after it, in days from
 * FIRST_DAY; null for what `writeListedStay` did not write.
 */
export function readTakenDays(text: string): number[] | null {
  const numbers = readNumbers(text);
  if (numbers === null || numbers.length % 2 !== 0 || numbers.includes(null)) return null;
  let day = 0;
  return numbers.map((number) => (day += number ?? 0));
}

const days = new Map<number, string>();

/** The day some days after FIRST_DAY; each is computed once, because thousands of properties name the same ones. */
function dayAfter(count: number): string {
  const known = days.get(count) ?? addDays(FIRST_DAY, count);
  days.set(count, known);
  return known;
}
