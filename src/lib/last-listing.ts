import { LISTING_PATHS, PATHS } from '#domain/site/paths.ts';

/** Name under which the browser keeps the address, as long as the tab is open. */
const KEY = 'listing';

const LISTINGS: readonly string[] = [...Object.values(LISTING_PATHS), PATHS.longTermRental];

/** Keeps the address of the listing that the visitor leaves, with the search it carries. */
export function rememberListing(address: string): void {
  storage()?.setItem(KEY, address);
}

/** The listing that the visitor came from, with its search; null when there is none. */
export function lastListing(): string | null {
  const address = storage()?.getItem(KEY) ?? null;
  // Whoever writes into the storage shall not lead a visitor elsewhere.
  return address !== null && LISTINGS.includes(address.replace(/(?:\/\d+)?(?:\?.*)?$/s, '')) ? address : null;
}

/** The storage of the tab; null where the visitor forbids it, and then the link leads to the whole listing. */
function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
