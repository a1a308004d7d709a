import { LISTING_PATHS, PATHS } from '#domain/site/paths.ts';
import { passing, readStored, writeStored } from './stored-json.ts';

const KEY = 'listing';

const LISTINGS: readonly string[] = [...Object.values(LISTING_PATHS), PATHS.longTermRental];

/** Stores the URL of the listing that the visitor leaves, with its search, for this tab. */
export function rememberListing(url: string): void {
  writeStored(passing, KEY, url);
}

/** The listing that the visitor came from, with its search; null when there is none. */
export function lastListing(): string | null {
  const url = readStored(passing, KEY);
  // Storage can be edited: only listings are accepted.
  return typeof url === 'string' && LISTINGS.includes(url.replace(/(?:\/\d+)?(?:\?.*)?$/s, '')) ? url : null;
}
