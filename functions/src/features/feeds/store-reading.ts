import { randomUUID } from 'node:crypto';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { sameValue } from '#domain/core/same-value.ts';
import { calendarFeedSchema, type CalendarFeed, type FeedState } from '#domain/stay/feeds/feed.ts';
import { listFeedEntries } from '#domain/stay/feeds/feed-nights.ts';
import { countNights, type NightRange } from '#domain/stay/nights.ts';
import type { FeedOccupancy, Occupancy } from '#domain/stay/occupancy.ts';
import type { StayCalendar } from '#domain/stay/calendar.ts';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { calendarFeedPath, publishedPropertyPath } from '#platform/firestore-paths.ts';
import { inTransaction } from '#platform/retry-on-contention.ts';
import { findCalendar, writeCalendar, type CurrentCalendar } from '#platform/stays/change-calendar.ts';
import type { FetchedFeed } from './fetch-feed.ts';
import type { FeedDeps } from './feed-deps.ts';

/** How an attempt to read ended: what the file says, null while it is the known version, or why it could not be read. */
export type Reading = FetchedFeed | null | { readonly why: string };

/** An attempt to read a feed. */
export interface Attempt {
  readonly reading: Reading;
  /** When it began: of two at once, the later one is kept. */
  readonly startedAt: Date;
  /** Whether a calendar that is suddenly empty is believed. */
  readonly isEmpty: boolean;
  /** Account that asked for it; null for the job. */
  readonly uid: string | null;
}

/** A feed and the calendar of its property. */
export interface ReadFeed {
  readonly feed: CalendarFeed;
  readonly calendar: StayCalendar;
}

/**
 * Stores what an attempt brought, in one transaction with the calendar; null for a feed that is removed. A feed that fails,
 * or that is suddenly empty, keeps its nights. The feed of a property that is deleted and no longer on the site is removed
 * with its nights, which nothing else could make free.
 */
export function storeReading(deps: FeedDeps, feedId: string, attempt: Attempt): Promise<ReadFeed | null> {
  const firestore = deps.database();
  const document = firestore.doc(calendarFeedPath(feedId));
  return inTransaction(firestore, async (transaction) => {
    const now = deps.clock();
    const stored = await readFeed(transaction, document);
    if (stored === null) return null;
    const current = await findCalendar({ firestore, transaction }, stored.propertyId);
    if (current.stored === null || (await isGone(transaction, firestore, current))) {
      transaction.delete(document);
      const others = current.occupancies.filter((entry) => !isOf(entry, feedId));
      if (others.length < current.occupancies.length) {
        writeCalendar({ firestore, transaction, now, uid: attempt.uid }, current, {
          calendar: { occupancies: others },
          entry: { action: 'calendar.feed-removed', details: { site: stored.site } },
        });
      }
      return null;
    }
    if (stored.checkedAt > attempt.startedAt.toISOString()) return { feed: stored, calendar: current.stored };
    const known = current.occupancies.filter((entry) => isOf(entry, feedId));
    const result = judge(stored, known, attempt, now);
    const feed = calendarFeedSchema.parse({ ...stored, ...result.feed, checkedAt: attempt.startedAt.toISOString() });
    transaction.set(document, feed);
    if (sameValue(known, result.entries)) return { feed, calendar: current.stored };
    const calendar = writeCalendar({ firestore, transaction, now, uid: attempt.uid }, current, {
      calendar: { occupancies: [...current.occupancies.filter((entry) => !isOf(entry, feedId)), ...result.entries] },
      entry: { action: 'calendar.feed-read', details: { site: feed.site, nights: nightsOf(result.entries) } },
    });
    return { feed, calendar };
  });
}

/** Whether a property is deleted and not published: until then its deletion can be undone, and its page asked for nights. */
async function isGone(
  transaction: Pick<Transaction, 'get'>,
  firestore: Firestore,
  { type, propertyId }: CurrentCalendar,
): Promise<boolean> {
  return type === null && !(await transaction.get(firestore.doc(publishedPropertyPath(propertyId)))).exists;
}

/** What a feed is and has after an attempt. */
function judge(
  stored: CalendarFeed,
  known: readonly FeedOccupancy[],
  { reading, startedAt, isEmpty }: Attempt,
  now: Date,
): { feed: Partial<CalendarFeed> & { state: FeedState }; entries: readonly FeedOccupancy[] } {
  const readAt = startedAt.toISOString();
  const sinceOf = (code: 'failed' | 'emptied'): string => (stored.state.code === code ? stored.state.since : readAt);
  if (reading !== null && 'why' in reading) {
    return { feed: { state: { code: 'failed', since: sinceOf('failed'), why: reading.why } }, entries: known };
  }
  // The file that is known was read whole: one that was suddenly empty has no version.
  if (reading === null) return { feed: { readAt, state: { code: 'read', nights: nightsOf(known) } }, entries: known };
  const today = lisbonTime(now).date;
  if (reading.ranges.length === 0 && !isEmpty && known.some(({ to }) => to > today)) {
    return { feed: { etag: null, readAt, state: { code: 'emptied', since: sinceOf('emptied') } }, entries: known };
  }
  const entries = listFeedEntries(stored, reading.ranges, known, randomUUID);
  return { feed: { etag: reading.etag, readAt, state: { code: 'read', nights: nightsOf(entries) } }, entries };
}

/** Reads a feed within a transaction; null when there is none. */
export async function readFeed(
  transaction: Pick<Transaction, 'get'>,
  document: DocumentReference,
): Promise<CalendarFeed | null> {
  const found = await transaction.get(document);
  return found.exists ? calendarFeedSchema.parse(found.data()) : null;
}

/** Whether a feed brought an entry. */
export function isOf(entry: Occupancy, feedId: string): entry is FeedOccupancy {
  return entry.kind === 'feed' && entry.feedId === feedId;
}

export function nightsOf(ranges: readonly NightRange[]): number {
  return ranges.reduce((sum, range) => sum + countNights(range), 0);
}
