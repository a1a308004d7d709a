import { Temporal } from 'temporal-polyfill';

/**
 * A half-open range of nights: the first night, and the day of departure, whose night is free. Days are 'YYYY-MM-DD',
 * without a time or a zone, so that the switch of clocks changes nothing; as texts they compare like days. A venue is hired
 * by the day: its 'night' is a day, and `to` is the day after the last one.
 */
export interface NightRange {
  readonly from: string;
  readonly to: string;
}

/** The day some days later; earlier with a negative number. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The same day some years later; 29 February becomes 28 February in a year without it. */
export function addYears(day: string, years: number): string {
  return Temporal.PlainDate.from(day).add({ years }).toString();
}

/** The first day of the month some months after that of a day. */
export function firstOfMonth(day: string, months: number): string {
  return Temporal.PlainDate.from(day).with({ day: 1 }).add({ months }).toString();
}

/** Number of nights in a range. */
export function countNights({ from, to }: NightRange): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}

/** Every night of a range, in order. */
export function listNights(range: NightRange): string[] {
  const first = Temporal.PlainDate.from(range.from);
  return Array.from({ length: countNights(range) }, (_, days) => first.add({ days }).toString());
}

/** The day of the week, from 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}

/** Whether two ranges share a night; a departure and an arrival on the same day do not. */
export function overlaps(one: NightRange, other: NightRange): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Whether a night is in a range. */
export function includesNight({ from, to }: NightRange, night: string): boolean {
  return from <= night && night < to;
}

/** The nights of a stay, listed once for all the properties whose prices are compared. */
export interface StayNights extends NightRange {
  readonly nights: readonly string[];
  /** The day of the week of each night and then of the departure, from 1 for Monday to 7 for Sunday. */
  readonly weekdays: readonly number[];
}

/** Lists the nights of a stay with their days of the week. */
export function listStayNights(range: NightRange): StayNights {
  const first = weekdayOf(range.from);
  const nights = listNights(range);
  const weekdays = [...nights, range.to].map((_, index) => ((first - 1 + index) % 7) + 1);
  return { ...range, nights, weekdays };
}

/** Some nights of a list from an index on, as a stay; null for none, and where the list ends before the departure. */
export function sliceNights({ nights, weekdays }: StayNights, index: number, count: number): StayNights | null {
  const [from, to] = [nights[index], nights[index + count]];
  if (count < 1 || from === undefined || to === undefined) return null;
  return { from, to, nights: nights.slice(index, index + count), weekdays: weekdays.slice(index, index + count + 1) };
}
