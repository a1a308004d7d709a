import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { calendarFeedSchema } from '#domain/stay/feeds/feed.ts';
import { logger } from 'firebase-functions';
import { mapLimited } from '#platform/map-limited.ts';
import { attemptReading } from './attempt-reading.ts';
import type { FeedDeps } from './feed-deps.ts';

/** Feeds that are read at one time: each waits for another site, and may take a hundred megabytes while it is read. */
const AT_ONCE = 5;

/** Milliseconds after which no further feed is begun: the function has nine minutes. */
const TIME_MAX = 8 * 60_000;

/**
 * Reads the calendars of other sites, those first that were not read for longest; gives the numbers of good and of failed
 * reads. What fails stops no other one; what is not reached comes first the next time.
 */
export async function readFeeds(deps: FeedDeps): Promise<{ good: number; failed: number }> {
  const { docs } = await deps.database().collection(BUSINESS_COLLECTIONS.calendarFeeds).orderBy('checkedAt').get();
  const end = deps.clock().getTime() + TIME_MAX;
  const results = await mapLimited(docs, AT_ONCE, async (document) => {
    if (deps.clock().getTime() > end) return null;
    try {
      const feed = calendarFeedSchema.parse(document.data());
      return (await attemptReading(deps, feed, { isEmpty: false, uid: null }))?.feed.state.code === 'read';
    } catch (error) {
      logger.error(`${document.ref.path} could not be read`, error);
      return false;
    }
  });
  return {
    good: results.filter((isGood) => isGood === true).length,
    failed: results.filter((isGood) => isGood === false).length,
  };
}
