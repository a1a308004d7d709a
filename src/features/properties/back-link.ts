import { LISTING_PATHS, propertyPath } from '#domain/site/paths.ts';
import { lastListing } from '#lib/last-listing.ts';

/** Whether the visitor came directly from a listing or another property. */
function cameFromListing(): boolean {
  if (document.referrer === '') return false;
  const { origin, pathname } = new URL(document.referrer);
  if (origin !== location.origin) return false;
  return [propertyPath(''), ...Object.values(LISTING_PATHS)].some((path) => pathname.startsWith(path));
}

/** Whether the previous history entry has this URL: going back also restores the scroll position. */
function isPreviousEntry(url: string): boolean {
  if (!('navigation' in window)) return false;
  const { currentEntry } = navigation;
  const before = currentEntry && navigation.entries()[currentEntry.index - 1];
  return before?.url === new URL(url, location.href).href;
}

/** Points the back link of a property page to the search that the visitor came from. */
export function returnToSearch(link: HTMLAnchorElement): void {
  const url = lastListing();
  if (url === null || !cameFromListing()) return;
  link.href = url;
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isPreviousEntry(url)) return;
    event.preventDefault();
    history.back();
  });
}
