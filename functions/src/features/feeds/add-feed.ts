import type { Handler } from '#domain/api/handler.ts';
import type { feedsApi } from '#domain/api/feeds.ts';
import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { ApiError } from '#domain/core/errors.ts';
import { calendarFeedSchema, type CalendarFeed } from '#domain/stay/feeds/feed.ts';
import { listFeedEntries } from '#domain/stay/feeds/feed-nights.ts';
import { FEED_KNOWN, TOO_MANY_FEEDS } from '#domain/stay/feeds/feed-text.ts';
import { FEEDS_MAX } from '#domain/stay/limits.ts';
import { randomUUID } from 'node:crypto';
import { inContentTransaction } from '#platform/content/content-transaction.ts';
import { calendarFeedPath } from '#platform/firestore-paths.ts';
import { calendarConflict, readCalendar, writeCalendar } from '#platform/stays/change-calendar.ts';
import { FeedRejected } from './feed-rejected.ts';
import { fetchFeed, type FetchedFeed } from './fetch-feed.ts';
import type { FeedDeps } from './feed-deps.ts';
import { readNightWord } from './read-night-word.ts';
import { nightsOf } from './store-reading.ts';

/**
 * Makes the handler of POST /api/admin/calendars/{id}/feeds. The calendar is read before it is added, so that a mistyped URL
 * is noticed by the person who typed it.
 */
export function addFeed(deps: FeedDeps): Handler<(typeof feedsApi)['POST /api/admin/calendars/{id}/feeds']> {
  return async ({ params: { id: propertyId }, body, member: { uid } }) => {
    const startedAt = deps.clock();
    const { ranges, etag } = await fetchNew(deps, { propertyId, url: body.url }, startedAt);
    return inContentTransaction(deps, uid, async (step) => {
      const { firestore, transaction, now } = step;
      const document = firestore.doc(calendarFeedPath(body.id));
      const current = await readCalendar(step, propertyId);
      const [known, { docs }] = await Promise.all([
        transaction.get(document),
        transaction.get(firestore.collection(BUSINESS_COLLECTIONS.calendarFeeds).where('propertyId', '==', propertyId)),
      ]);
      if (known.exists) {
        const feed = calendarFeedSchema.parse(known.data());
        const isSame =
          feed.propertyId === propertyId && feed.by === uid && feed.url === body.url && feed.site === body.site;
        if (!isSame || current.stored === null) throw calendarConflict(current);
        return { feed, calendar: current.stored };
      }
      if (docs.some((other) => calendarFeedSchema.parse(other.data()).url === body.url)) throw invalidUrl(FEED_KNOWN);
      if (docs.length >= FEEDS_MAX)
        throw new ApiError('invalid_request', { fields: [{ path: '', message: TOO_MANY_FEEDS }] });
      const entries = listFeedEntries(body, ranges, [], randomUUID);
      const [readAt, nights] = [startedAt.toISOString(), nightsOf(entries)];
      const feed = calendarFeedSchema.parse({
        ...{ ...body, propertyId, by: uid, createdAt: now.toISOString() },
        ...{ etag, checkedAt: readAt, readAt, state: { code: 'read', nights } },
      });
      transaction.create(document, feed);
      const calendar = writeCalendar(step, current, {
        calendar: { occupancies: [...current.occupancies, ...entries] },
        entry: { action: 'calendar.feed-added', details: { site: body.site, nights } },
      });
      return { feed, calendar };
    });
  };
}

async function fetchNew(
  { database, internet }: FeedDeps,
  { propertyId, url }: Pick<CalendarFeed, 'propertyId' | 'url'>,
  now: Date,
): Promise<FetchedFeed> {
  const word = await readNightWord(database(), propertyId);
  try {
    const file = await fetchFeed(internet, { url, etag: null, word }, now);
    if (file !== null) return file;
  } catch (error) {
    if (error instanceof FeedRejected) throw invalidUrl(error.message, error);
    throw error;
  }
  throw new Error('A file without a known version was answered as unchanged');
}

function invalidUrl(message: string, cause?: unknown): ApiError {
  return new ApiError('invalid_request', { fields: [{ path: 'url', message }], cause });
}
