import * as z from 'zod';
import { RANGE_NIGHTS_MAX } from './limits.ts';
import { countNights, type NightRange } from './nights.ts';

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
