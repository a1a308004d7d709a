import type { StayCalendar } from '#domain/stay/calendar.ts';
import { overlaps, type NightRange } from '#domain/stay/nights.ts';
import { isInForce, isOwn, type Occupancy } from '#domain/stay/occupancy.ts';
import { inOrder } from '#domain/stay/season.ts';

/** Two stays that take the same nights: one of them has to move, unless they are one. */
export interface Overlap {
  /** The first of staff, if one is. */
  readonly entries: readonly [Occupancy, Occupancy];
  /** The nights that both take. */
  readonly range: NightRange;
}

/**
 * Finds the entries that take the same nights and are not past: a hold or a booking and another site's, or those of two
 * sites. A block says only that nobody may come, so that it is no stay that another one could meet.
 */
export function findOverlaps(
  { occupancies, sameStays }: Pick<StayCalendar, 'occupancies' | 'sameStays'>,
  today: string,
  now: Date,
): Overlap[] {
  const known = new Set(sameStays.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
  const stays = inOrder(
    occupancies.filter((entry) => entry.kind !== 'block' && entry.to > today && isInForce(entry, now)),
  );
  return stays.flatMap((one, index) =>
    stays
      .slice(index + 1)
      .filter((other) => overlaps(one, other) && !known.has(`${one.id} ${other.id}`))
      .map((other) => ({
        entries: isOwn(other) ? ([other, one] as const) : ([one, other] as const),
        range: { from: other.from, to: one.to < other.to ? one.to : other.to },
      })),
  );
}
