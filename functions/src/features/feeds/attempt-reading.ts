import type { CalendarFeed } from '#domain/stay/feeds/feed.ts';
import { feedWindow } from '#domain/stay/feeds/feed-nights.ts';
import { FeedRejected } from './feed-rejected.ts';
import { fetchFeed } from './fetch-feed.ts';
import type { FeedDeps } from './feed-deps.ts';
import { readNightWord } from './read-night-word.ts';
import { storeReading, type ReadFeed } from './store-reading.ts';

/** Reads a feed and stores what it brought; null for one that was removed in the meantime. */
export async function attemptReading(
  deps: FeedDeps,
  feed: CalendarFeed,
  { isEmpty, uid }: { isEmpty: boolean; uid: string | null },
): Promise<ReadFeed | null> {
  const startedAt = deps.clock();
  const word = await readNightWord(deps.database(), feed.propertyId);
  const known = { url: feed.url, etag: isReadFarEnough(feed, startedAt) ? feed.etag : null, word };
  const reading = await fetchFeed(deps.internet, known, startedAt).catch((error: unknown) => {
    if (error instanceof FeedRejected) return { why: error.message };
    throw error;
  });
  return storeReading(deps, feed.id, { reading, startedAt, isEmpty, uid });
}

/** Whether the last read saw as many months as this one would: of a file that has not changed, later nights may count now. */
function isReadFarEnough({ readAt }: CalendarFeed, now: Date): boolean {
  return feedWindow(new Date(readAt)).to === feedWindow(now).to;
}
