import type { PropertySummary } from './summary.ts';
import { belongsToPage, type PageType } from './type.ts';

/** Cards in one row of a wide screen, which visitors see first. */
const FIRST_ROW = 3;

/** The fields that decide which photograph heads a listing page. */
export type CoverCandidate = Pick<PropertySummary, 'type' | 'hero' | 'addedAt'>;

/**
 * Finds the property whose photograph heads a listing page: the newest of the page's own type with a photograph and
 * outside the first row, so that no picture appears twice on one screen; null when none has a photograph.
 */
export function listingCover<P extends CoverCandidate>(properties: readonly P[], page: PageType): P | null {
  const withPicture = properties.filter(({ hero }) => hero !== null);
  // Properties of another type (retreats that hold events) would misrepresent the page.
  const own = withPicture.filter(({ type }) => belongsToPage({ type, ...NOWHERE_ELSE }, page));
  const firstRow = new Set(properties.slice(0, FIRST_ROW));
  const later = own.filter((property) => !firstRow.has(property));
  for (const candidates of [later, own, withPicture]) {
    const [newest] = candidates.toSorted((one, other) => Date.parse(other.addedAt) - Date.parse(one.addedAt));
    if (newest !== undefined) return newest;
  }
  return null;
}

const NOWHERE_ELSE = { showOnRetreatsPage: false, showOnEventsPage: false, showOnProductionsPage: false };
