// No zod: listing pages read it.
import { isRecord } from '#domain/core/is-record.ts';
import type { StayFees } from './fees.ts';
import { addDays, countNights, type NightRange } from './nights.ts';
import { PRICE_UNITS, type PricedSeason } from './priced-season.ts';
import type { QuotedTerms } from './quote.ts';
import { MUNICIPALITIES } from './tourist-tax.ts';

/** Days are counted from here, so that a text stays right from one day to the next; no season of a present stay began earlier. */
const FIRST_DAY = '2024-01-01';

const CODE_OF_ZERO = 48;

/** The key of a property in the file of a listing page: 48 random bits of its id. */
export function stayKey(propertyId: string): string {
  return propertyId.slice(-12);
}

/**
 * Writes what a quote needs of a property, but for names and the deposit, in about a hundred characters: seasons, fees and
 * taken nights, separated by ';', their parts by ',' and '.'. A range is its first day, counted from FIRST_DAY, and its
 * number of nights.
 */
export function writeListedStay({ seasons, fees, taken }: QuotedTerms): string {
  const { cleaning, servicePerCent, extraGuest, pet, municipality } = fees;
  const seasonTexts = seasons.map((season) => {
    const { price, unit, weekendPrice, minimumNights, changeoverDay } = season;
    return join(writeRange(season), price, PRICE_UNITS.indexOf(unit), weekendPrice, minimumNights, changeoverDay);
  });
  const tax = municipality === null ? null : MUNICIPALITIES.indexOf(municipality);
  const perMille = Math.round(servicePerCent * 10);
  const feeText = join(cleaning, perMille, extraGuest?.includedGuests, extraGuest?.perNight, pet, tax);
  return [seasonTexts.join(), feeText, taken.map((range) => writeRange(range)).join()].join(';');
}

function writeRange(range: NightRange): string {
  return join(countListedDays(range.from), countNights(range));
}

/** Joins values with dots; a missing one is empty. */
function join(...values: (string | number | null | undefined)[]): string {
  return values.join('.');
}

/** Reads what `writeListedStay` wrote, with names of '' and no deposit; null for anything else. */
export function readListedStay(text: string): QuotedTerms | null {
  const [seasonTexts, feeText, takenTexts, ...rest] = text.split(';');
  if (seasonTexts === undefined || feeText === undefined || takenTexts === undefined || rest.length > 0) return null;
  const seasons = splitList(seasonTexts).map((season) => readSeason(readNumbers(season, 7)));
  const fees = readFees(readNumbers(feeText, 6));
  const taken = splitList(takenTexts).map((range) => readRange(readNumbers(range, 2)));
  const isWhole = fees !== null && seasons.every((season) => season !== null) && taken.every((range) => range !== null);
  return isWhole ? { seasons, fees, taken } : null;
}

function splitList(text: string): string[] {
  return text === '' ? [] : text.split(',');
}

/** Days from FIRST_DAY to another one. */
export function countListedDays(day: string): number {
  return countNights({ from: FIRST_DAY, to: day });
}

/**
 * The ranges of nights that are not free in a text that `writeListedStay` wrote, in order: the first day of each, and the
 * day after it, in days from FIRST_DAY. A tenth of the time that reading everything takes: most of thousands of
 * properties need no more to be left out.
 */
export function readTakenDays(text: string): number[] {
  const days: number[] = [];
  if (text.endsWith(';')) return days;
  let number = 0;
  for (let index = text.lastIndexOf(';') + 1; index <= text.length; index += 1) {
    // NaN at the end.
    const digit = text.charCodeAt(index) - CODE_OF_ZERO;
    if (digit >= 0) {
      number = number * 10 + digit;
    } else {
      days.push(days.length % 2 === 0 ? number : (days.at(-1) ?? 0) + number);
      number = 0;
    }
  }
  return days;
}

/** The whole numbers of a text, null for empty ones; [] unless there are that many. */
function readNumbers(text: string, count: number): (number | null)[] {
  const values = text.split('.').map((part) => (part === '' ? null : Number(part)));
  const isValid = values.length === count && values.every((value) => value === null || isCount(value));
  return isValid ? values : [];
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function readRange([start = null, nights = null]: readonly (number | null)[]): NightRange | null {
  return start === null || !nights ? null : { from: dayAfter(start), to: dayAfter(start + nights) };
}

function readSeason([start = null, nights = null, price, unitIndex, ...rules]: readonly (
  number | null
)[]): PricedSeason | null {
  const range = readRange([start, nights]);
  const unit = PRICE_UNITS[unitIndex ?? -1];
  const [weekendPrice = null, minimumNights, changeoverDay = null] = rules;
  if (range === null || !price || unit === undefined || !minimumNights) return null;
  return { name: '', ...range, price, unit, weekendPrice, minimumNights, changeoverDay };
}

function readFees(values: readonly (number | null)[]): StayFees | null {
  const [cleaning = null, perMille = null, includedGuests = null, perNight = null, pet = null, tax = null] = values;
  const municipality = tax === null ? null : MUNICIPALITIES[tax];
  if (cleaning === null || perMille === null || municipality === undefined) return null;
  const extraGuest = includedGuests === null || perNight === null ? null : { includedGuests, perNight };
  return { cleaning, servicePerCent: perMille / 10, extraGuest, pet, deposit: 0, municipality };
}

const days = new Map<number, string>();

/** The day some days after FIRST_DAY; each is computed once, because thousands of properties name the same ones. */
function dayAfter(count: number): string {
  const known = days.get(count) ?? addDays(FIRST_DAY, count);
  days.set(count, known);
  return known;
}

/** The stays of a listing page by the key of the property, as the API sends them. */
export function readListedStays(json: unknown): ReadonlyMap<string, string> {
  const stays = isRecord(json) && isRecord(json['stays']) ? Object.entries(json['stays']) : null;
  if (stays === null) throw new TypeError('expected the stays of a listing page');
  return new Map(stays.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
