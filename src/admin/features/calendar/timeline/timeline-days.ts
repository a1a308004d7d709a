import { firstOfMonth, listNights, weekdayOf, type NightRange } from '#domain/stay/nights.ts';

/** Months of the timeline, this one included. */
const MONTHS = 24;

/** The days of the timeline, counted from 0. */
export interface TimelineDays {
  readonly days: readonly string[];
  /** The day after the last one. */
  readonly end: string;
  /** The index of each day. */
  readonly places: ReadonlyMap<string, number>;
  /** The day of the week of the first one, from 1 for Monday to 7 for Sunday. */
  readonly firstWeekday: number;
}

/** Lists the days from the first of this month on. */
export function listTimelineDays(today: string): TimelineDays {
  const from = firstOfMonth(today, 0);
  const end = firstOfMonth(today, MONTHS);
  const days = listNights({ from, to: end });
  return { days, end, places: new Map(days.map((day, index) => [day, index])), firstWeekday: weekdayOf(from) };
}

/** The index of a day; that of the nearest end for a day outside, where the later end is the day after the last one. */
export function placeOf({ days, places }: TimelineDays, day: string): number {
  return places.get(day) ?? (day < (days[0] ?? '') ? 0 : days.length);
}

/** Where something lies: its beginning and its length in days. */
export interface Place {
  readonly at: number;
  readonly length: number;
}

/** Whole days, cut at the ends of the timeline. */
export function placeDays(line: TimelineDays, { from, to }: NightRange): Place {
  const at = placeOf(line, from);
  return { at, length: placeOf(line, to) - at };
}

/**
 * The bar of nights: from the middle of the day of arrival to the middle of that of departure, so that one stay ends where
 * the next one begins. Of a venue, which is hired by the day, whole days. An end outside the timeline is its end.
 */
export function placeBar(line: TimelineDays, range: NightRange, byTheDay: boolean): Place {
  if (byTheDay) return placeDays(line, range);
  const { days, places } = line;
  const at = places.has(range.from) ? placeOf(line, range.from) + 0.5 : 0;
  const end = places.has(range.to) ? placeOf(line, range.to) + 0.5 : placeOf(line, range.to);
  return { at: Math.min(at, days.length), length: Math.max(0, end - at) };
}

/** The months of the timeline with their places. */
export function listMonths(line: TimelineDays): (Place & { readonly month: string })[] {
  const firsts = line.days.filter((day) => day.endsWith('-01'));
  return firsts.map((from) => ({ month: from.slice(0, 7), ...placeDays(line, { from, to: firstOfMonth(from, 1) }) }));
}
