import { calendarNotFetched } from '#domain/stay/feeds/feed-text.ts';
import { feedWindow, joinNights } from '#domain/stay/feeds/feed-nights.ts';
import type { CalendarFeed } from '#domain/stay/feeds/feed.ts';
import type { NightWord } from '#domain/stay/night-word.ts';
import type { NightRange } from '#domain/stay/nights.ts';
import { fetchPublicFile, FetchRejected, type Internet } from '#platform/internet/fetch-public-file.ts';
import { FeedRejected } from './feed-rejected.ts';
import { readNightsApart } from './read-nights-apart.ts';

/** Bytes of the longest file, and milliseconds that its site may take. */
const LIMITS = { bytesMax: 2 * 1024 * 1024, milliseconds: 10_000 };

/** Characters of the longest version of a file that is kept. */
const ETAG_MAX = 500;

/** A calendar of another site as it is known. */
export interface KnownFeed extends Pick<CalendarFeed, 'url' | 'etag'> {
  /** What stays at its property are counted in. */
  readonly word: NightWord;
}

/** What a calendar of another site says now. */
export interface FetchedFeed {
  /** The nights that it takes, as joinNights gives them. */
  readonly ranges: readonly NightRange[];
  readonly etag: string | null;
}

/**
 * Fetches and reads the calendar of another site; null while it is the version that is known. Throws FeedRejected.
 * `milliseconds` is what reading may take.
 */
export async function fetchFeed(
  internet: Internet,
  { url, etag, word }: KnownFeed,
  now: Date,
  milliseconds?: number,
): Promise<FetchedFeed | null> {
  // Each time anew for a venue: a property may become one, or cease to be one, while the file stays the same.
  const isVersioned = word === 'night';
  const version = isVersioned ? etag : null;
  const file = await fetchPublicFile(internet, url, { accept: 'text/calendar', ...LIMITS }, version).catch(reject);
  if (file === null) return null;
  // Names of guests may have any encoding; what is read of a file is in ASCII.
  const ranges = await readNightsApart(file.bytes.toString('utf8'), feedWindow(now).to, word, milliseconds);
  return {
    ranges: joinNights(ranges, now),
    etag: isVersioned && file.etag !== null && file.etag.length <= ETAG_MAX ? file.etag : null,
  };
}

function reject(error: unknown): never {
  if (error instanceof FetchRejected) throw new FeedRejected(calendarNotFetched(error.message), { cause: error });
  throw error;
}
