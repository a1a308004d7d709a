import { randomUUID } from 'node:crypto';
import { type CalendarFeed, calendarFeedSchema } from '#domain/stay/feeds/feed.ts';
import { listFeedEntries } from '#domain/stay/feeds/feed-nights.ts';
import type { FeedOccupancy } from '#domain/stay/occupancy.ts';
import { fetchFeed } from '#functions/features/feeds/fetch-feed.ts';
import { withSampleFeed } from '#functions/features/feeds/sample-feed.ts';
import { nightsOf } from '#functions/features/feeds/store-reading.ts';
import { internet } from '#functions/platform/internet/internet.ts';

const URL = 'https://calendars.example/nights.ics';

/** Reads the calendar that the emulators serve as another site's, for a property; it changes every half an hour. */
export async function readSampleFeed(
  propertyId: string,
  now: Date,
): Promise<{ feed: CalendarFeed; entries: readonly FeedOccupancy[] }> {
  const site = { id: randomUUID(), site: 'Sample site' };
  const at = now.toISOString();
  const read = await fetchFeed(
    withSampleFeed(internet, () => now),
    { url: URL, etag: null, word: 'night' },
    now,
  );
  const entries = listFeedEntries(site, read?.ranges ?? [], [], randomUUID);
  const feed = calendarFeedSchema.parse({
    ...{ ...site, url: URL, propertyId, by: 'sample', createdAt: at, checkedAt: at, readAt: at },
    ...{ etag: read?.etag ?? null, state: { code: 'read', nights: nightsOf(entries) } },
  });
  return { feed, entries };
}
