import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { calendarFeedSchema } from '#domain/stay/feeds/feed.ts';
import { runEachDocument } from '#platform/run-each-document.ts';
import { attemptReading } from './attempt-reading.ts';
import type { FeedDeps } from './feed-deps.ts';

/** Feeds that are read at one time: each waits for another site, and may take a hundred megabytes while it is read. */
const AT_ONCE = 5;

/** Milliseconds after which no further feed is begun: the function has nine minutes. */
const TIME_MAX = 8 * 60_000;

/**
 * Reads the calendars of other sites, those first that were not read for longest; gives the numbers of good and of failed
 * reads. What fails stops no other one, and is thrown in the end unless the feed's own state says it; what is not reached
 * comes first the next time.
 */
export async function readFeeds(deps: FeedDeps): Promise<{ good: number; failed: number }> {
  const { docs } = await deps.database().collection(BUSINESS_COLLECTIONS.calendarFeeds).orderBy('checkedAt').get();
  const end = deps.clock().getTime() + TIME_MAX;
  const counts = { good: 0, failed: 0 };
  await runEachDocument([docs], AT_ONCE, async (document) => {
    if (deps.clock().getTime() > end) return;
    const feed = calendarFeedSchema.parse(document.data());
    const read = await attemptReading(deps, feed, { isEmpty: false, uid: null });
    counts[read?.feed.state.code === 'read' ? 'good' : 'failed'] += 1;
  });
  return counts;
}
