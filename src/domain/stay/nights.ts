import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';

/**
 * A half-open range of nights: the first night, and the day of departure, whose night is free. Days are 'YYYY-MM-DD',
 * without a time or a zone, so that the switch of clocks changes nothing; as texts they compare like days. A venue is hired
 * by the day: its 'night' is a day, and `to` is the day after the last one.
 */
export interface NightRange {
  readonly from: string;
  readonly to: string;
}

/** A range of at least one night. */
export const nightRangeSchema = z
  .strictObject({ from: z.iso.date(), to: z.iso.date() })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'The last day must be after the first' });

/** The day some days later; earlier with a negative number. */
export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** The same day some years later; 29 February becomes 28 February in a year without it. */
export function addYears(day: string, years: number): string {
  return Temporal.PlainDate.from(day).add({ years }).toString();
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
