import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { FEED_MONTHS, FEED_RANGES_MAX } from '#domain/stay/limits.ts';
import { firstOfMonth, type NightRange } from '#domain/stay/nights.ts';
import type { FeedOccupancy } from '#domain/stay/occupancy.ts';
import { inOrder } from '#domain/stay/season.ts';
import type { CalendarFeed } from './feed.ts';

/** The days of which other sites' calendars are read: stays of the last year that are not over, to the end of FEED_MONTHS. */
export function feedWindow(now: Date): NightRange {
  const today = lisbonTime(now).date;
  return { from: firstOfMonth(today, -12), to: firstOfMonth(today, FEED_MONTHS + 1) };
}

/**
 * What a calendar keeps of the nights that a file names: stays that are not over, in order, each night once. Ranges that
 * share a night become one; neighbours stay apart, because they are different stays, unless there are more than
 * FEED_RANGES_MAX.
 */
export function joinNights(ranges: readonly NightRange[], now: Date): NightRange[] {
  const today = lisbonTime(now).date;
  const { from: first, to: end } = feedWindow(now);
  const seen = ranges
    .filter(({ from, to }) => from < end && to > today)
    .map(({ from, to }) => ({ from: from < first ? first : from, to: to > end ? end : to }));
  const apart = joinWhere(inOrder(seen), (last, next) => next.from < last.to);
  return apart.length <= FEED_RANGES_MAX ? apart : joinWhere(apart, (last, next) => next.from <= last.to);
}

function joinWhere(ranges: readonly NightRange[], isOne: (last: NightRange, next: NightRange) => boolean) {
  const joined: NightRange[] = [];
  for (const next of ranges) {
    const last = joined.at(-1);
    if (last === undefined || !isOne(last, next)) joined.push(next);
    else joined[joined.length - 1] = { from: last.from, to: next.to > last.to ? next.to : last.to };
  }
  return joined;
}

/**
 * The entries of a feed after a read. A stay that is still there keeps its id, so that what staff said of it stays; some
 * sites shorten one that has begun, so that its last day tells.
 */
export function listFeedEntries(
  { id: feedId, site }: Pick<CalendarFeed, 'id' | 'site'>,
  ranges: readonly NightRange[],
  known: readonly FeedOccupancy[],
  newId: () => string,
): FeedOccupancy[] {
  return ranges.map(({ from, to }) => {
    const same = known.find((entry) => entry.to === to && entry.from <= from);
    return { kind: 'feed', id: same?.id ?? newId(), from, to, feedId, site };
  });
}
