import type { PublishedProperty } from './property.ts';
import { belongsToPage, type PageType } from './type.ts';

/** Cards beside each other on a wide screen: what the visitor sees first. */
const FIRST_ROW = 3;

/** The fields that decide which property stands at the head of a listing. */
export type CoverCandidate = Pick<PublishedProperty, 'type' | 'hero' | 'createdAt'>;

/**
 * The property whose photograph stands at the head of a listing page: the newest of the page's own type that has one,
 * but none of the first row, so that no picture is seen twice on one screen; null when none has a photograph.
 */
export function listingCover<P extends CoverCandidate>(properties: readonly P[], page: PageType): P | null {
  const pictured = properties.filter(({ hero }) => hero !== null);
  // Houses that are shown here as well (retreats that hold events) would misrepresent the page.
  const own = pictured.filter(({ type }) => belongsToPage({ type, ...NOWHERE_ELSE }, page));
  const firstRow = new Set(properties.slice(0, FIRST_ROW));
  const later = own.filter((property) => !firstRow.has(property));
  for (const candidates of [later, own, pictured]) {
    const [newest] = candidates.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
    if (newest !== undefined) return newest;
  }
  return null;
}

const NOWHERE_ELSE = { showOnRetreatsPage: false, showOnEventsPage: false, showOnProductionsPage: false };
