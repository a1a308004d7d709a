import { Temporal } from 'temporal-polyfill';
import * as z from 'zod';
import { RANGE_NIGHTS_MAX } from './limits.ts';

/**
 * A half-open range of nights: the first night, and the day of departure, whose night is free. Days are 'YYYY-MM-DD',
 * without a time or a zone, so that the switch of clocks changes nothing; as texts they compare like days. A venue is hired
 * by the day: its 'night' is a day, and `to` is the day after the last one.
 */
export interface NightRange {
  readonly from: string;
  readonly to: string;
}

/** The days of a range as fields of a schema, which `forwards` completes. */
export const nightRangeFields = { from: day(), to: day() };

/** A day of the calendar; nothing else is checked of a range without one. */
function day() {
  return z.iso.date({ abort: true });
}

/** Requires at least one and at most RANGE_NIGHTS_MAX nights. */
export function forwards<Schema extends z.ZodType<NightRange>>(schema: Schema): Schema {
  return schema
    .refine(({ from, to }) => from < to, { path: ['to'], error: 'The last day must be after the first', abort: true })
    .refine((range) => countNights(range) <= RANGE_NIGHTS_MAX, {
      path: ['to'],
      error: `Please give at most ${RANGE_NIGHTS_MAX} nights`,
    });
}

export const nightRangeSchema = forwards(z.strictObject(nightRangeFields));

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
