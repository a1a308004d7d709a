import { LISTING_PATHS, propertyPath } from '#domain/site/paths.ts';
import { lastListing } from '#lib/last-listing.ts';

/** Whether the visitor came here from a listing or from another property, and not from anywhere else since. */
function cameFromListing(): boolean {
  if (document.referrer === '') return false;
  const { origin, pathname } = new URL(document.referrer);
  if (origin !== location.origin) return false;
  return [propertyPath(''), ...Object.values(LISTING_PATHS)].some((path) => pathname.startsWith(path));
}

/** Whether the entry before this one in the browser's history is that address: going back restores the place on the page as well. */
function standsBefore(address: string): boolean {
  if (!('navigation' in window)) return false;
  const { currentEntry } = navigation;
  const before = currentEntry && navigation.entries()[currentEntry.index - 1];
  return before?.url === new URL(address, location.href).href;
}

/** Lets the back-link of a property page lead to the same search that the visitor came from. */
export function returnToSearch(link: HTMLAnchorElement): void {
  const address = lastListing();
  if (address === null || !cameFromListing()) return;
  link.href = address;
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !standsBefore(address)) return;
    event.preventDefault();
    history.back();
  });
}
