import * as z from 'zod';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { pickFields } from '#domain/core/pick-fields.ts';
import { listTakenNights, stayTermsSchema, type StayCalendar } from './calendar.ts';
import { PUBLIC_MONTHS } from './limits.ts';
import { nightRangeFields } from './night-range.ts';
import { firstOfMonth } from './nights.ts';
import { inOrder, seasonSchema } from './season.ts';

/** What a visitor may know of a calendar: prices, rules and which nights are free, to the end of PUBLIC_MONTHS. */
export const publicStaySchema = z.strictObject({
  /** In order. */
  seasons: z.array(z.strictObject(seasonSchema.shape).omit({ id: true })),
  fees: stayTermsSchema.shape.fees,
  /** Ranges of nights that are not free, in order, without why. */
  taken: z.array(z.strictObject(nightRangeFields)),
});

/** The fields of a season but its id. */
const FIELDS = ['name', 'from', 'to', 'price', 'unit', 'weekendPrice', 'minimumNights', 'changeoverDay'] as const;

export type PublicStay = z.output<typeof publicStaySchema>;

/** Makes what a visitor may know of a calendar at a time. */
export function publicStay(
  { seasons, fees, occupancies }: Pick<StayCalendar, 'seasons' | 'fees' | 'occupancies'>,
  now: Date,
): PublicStay {
  const today = lisbonTime(now).date;
  const end = firstOfMonth(today, PUBLIC_MONTHS + 1);
  const seen = inOrder(seasons).filter(({ from, to }) => to > today && from < end);
  return {
    seasons: seen.map((season) => ({ ...pickFields(season, FIELDS), to: season.to < end ? season.to : end })),
    fees,
    taken: listTakenNights(occupancies, today, now).filter(({ from }) => from < end),
  };
}
