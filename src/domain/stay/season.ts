import * as z from 'zod';
import { requiredLine } from '#domain/text/text-fields.ts';
import { MINIMUM_NIGHTS_MAX, STAY_EUROS_MAX } from './limits.ts';
import { addDays, addYears, overlaps, type NightRange } from './nights.ts';
import { forwards, nightRangeFields } from './night-range.ts';
import { PRICE_UNITS } from './priced-season.ts';

/** Whole euros, at least one. */
const price = z.int().min(1).max(STAY_EUROS_MAX);

/** A period with one price and its rules. */
export const seasonSchema = forwards(
  z.strictObject({
    id: z.uuid(),
    /** Such as 'High summer'. */
    name: requiredLine,
    ...nightRangeFields,
    /** Whole euros for the unit. */
    price,
    /** What the price is for: a night (a day at a venue), a week or a month. */
    unit: z.enum(PRICE_UNITS),
    /** Whole euros for each night of Friday and Saturday instead; null for none, and only with a price a night. */
    weekendPrice: price.nullable(),
    /** Fewest nights of a stay that begins in it. */
    minimumNights: z.int().min(1).max(MINIMUM_NIGHTS_MAX),
    /** The only day of arrival and departure, from 1 for Monday to 7 for Sunday; null for any. */
    changeoverDay: z.int().min(1).max(7).nullable(),
  }),
).refine(({ unit, weekendPrice }) => unit === 'night' || weekendPrice === null, {
  path: ['weekendPrice'],
  error: 'A weekend price needs a price a night',
});

export type Season = z.output<typeof seasonSchema>;

/** The first two seasons that share a night; null for none. */
export function findSeasonClash(seasons: readonly Season[]): readonly [Season, Season] | null {
  const ordered = inOrder(seasons);
  for (const [index, season] of ordered.entries()) {
    const next = ordered[index + 1];
    if (next !== undefined && overlaps(season, next)) return [season, next];
  }
  return null;
}

/** The ranges within a range that have no price, in order. */
export function findUnpriced(seasons: readonly Season[], within: NightRange): NightRange[] {
  const priced = seasons
    .filter((season) => overlaps(season, within))
    .map(({ from, to }) => ({ from: from < within.from ? within.from : from, to }));
  const ordered = inOrder([{ from: within.from, to: within.from }, ...priced, { from: within.to, to: within.to }]);
  return ordered.flatMap((range, index) => {
    const next = ordered[index + 1];
    return next !== undefined && range.to < next.from ? [{ from: range.to, to: next.from }] : [];
  });
}

/** Days of 52 weeks. */
const WEEKS_52 = 364;

/**
 * Copies the seasons of a year, up to the latest one, to the next year: by their beginnings and not by the calendar, where
 * the winter before the latest summer is of another year. Where one has a changeover day, all move by 52 weeks, so that
 * Saturdays stay Saturdays and neighbours stay neighbours; else each keeps its day of the year. 52 weeks are shorter than
 * a year: of what is copied, the nights that have a price already are left out. Years in a name move too.
 */
export function copySeasonsToNextYear(seasons: readonly Season[], newId: () => string): Season[] {
  const latest = inOrder(seasons).at(-1);
  if (latest === undefined) return [];
  const before = addDays(latest.from, -WEEKS_52);
  const copied = seasons.filter(({ from }) => from > before);
  const keepsWeekdays = copied.some(({ changeoverDay }) => changeoverDay !== null);
  const move = (day: string): string => (keepsWeekdays ? addDays(day, WEEKS_52) : addYears(day, 1));
  return copied.flatMap((season) => {
    const [from, to] = [move(season.from), move(season.to)];
    const name = moveYears(season);
    const first = from < latest.to ? latest.to : from;
    return first < to ? [{ ...season, id: newId(), name, from: first, to }] : [];
  });
}

/** The name of a season with its years moved to the next: '2026/27' becomes '2027/28'; other numbers stay. */
function moveYears({ name, from, to }: Season): string {
  const years = [from, addDays(to, -1)].map((day) => day.slice(0, 4));
  const next = (year: string): string => String(Number(year) + 1);
  const move = (number: string): string => (years.includes(number) ? next(number) : number);
  return name.replaceAll(
    /(?<!\d)(\d{4})(?:( ?[-–/] ?)(\d{4}|\d{2}))?(?!\d)/g,
    (_, first: string, dash = '', second = '') => {
      const isPair = second !== '' && next(first).endsWith(second);
      if (!isPair) return `${move(first)}${dash}${move(second)}`;
      const isMoved = years.includes(first) || years.includes(next(first));
      return isMoved ? `${next(first)}${dash}${next(next(first)).slice(-second.length)}` : `${first}${dash}${second}`;
    },
  );
}

/** Ranges by their first night. */
export function inOrder<Range extends NightRange>(ranges: readonly Range[]): Range[] {
  return ranges.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
}
