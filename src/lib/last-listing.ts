import { LISTING_PATHS, PATHS } from '#domain/site/paths.ts';

/** sessionStorage key. */
const KEY = 'listing';

const LISTINGS: readonly string[] = [...Object.values(LISTING_PATHS), PATHS.longTermRental];

/** Stores the URL of the listing that the visitor leaves, with its search. */
export function rememberListing(url: string): void {
  storage()?.setItem(KEY, url);
}

/** The listing that the visitor came from, with its search; null when there is none. */
export function lastListing(): string | null {
  const url = storage()?.getItem(KEY) ?? null;
  // Storage can be edited: only listings are accepted.
  return url !== null && LISTINGS.includes(url.replace(/(?:\/\d+)?(?:\?.*)?$/s, '')) ? url : null;
}

/** Null where the visitor forbids storage; the link then leads to the whole listing. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
