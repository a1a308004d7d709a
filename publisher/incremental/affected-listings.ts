import { isDeepStrictEqual } from 'node:util';
import { type FindableFilters, findableFilters } from '#domain/search/findable-filters.ts';
import type { PropertySummary } from '#domain/property/summary.ts';
import { CARDS_A_PAGE } from '#domain/search/limits.ts';
import { listInDefaultOrder } from '#domain/search/default-order.ts';
import { listingCover } from '#domain/property/listing-cover.ts';
import { listingPath, PATHS } from '#domain/site/paths.ts';
import { belongsToPage, PAGE_TYPES, type PageType } from '#domain/property/type.ts';
import { versionsOf, type PropertyChanges } from './property-changes.ts';

/** The pages of one listing that a publish changes, by path. */
export interface AffectedListing {
  /** What is listed. */
  type: PageType;
  /** Pages to render. */
  render: string[];
  /** Pages in which only the name of their search index changes. */
  rename: string[];
  /** Pages to remove. */
  remove: string[];
}

/** The listings that contain a changed property, before or after the change. */
export function affectedListings({ before, after, changed }: PropertyChanges): AffectedListing[] {
  const ids = new Set(changed.map(({ id }) => id));
  const touched = changed.flatMap(versionsOf);
  return PAGE_TYPES.filter((type) => touched.some((summary) => belongsToPage(summary, type))).map((type) => {
    const earlier = pagesOf(listInDefaultOrder(before.values(), type), type);
    const later = pagesOf(listInDefaultOrder(after.values(), type), type);
    const affected: AffectedListing = { type, render: [], rename: [], remove: [] };
    later.forEach((page, index) => {
      const same = samePage(earlier[index], page, ids);
      affected[same ? 'rename' : 'render'].push(...pathsOf(type, index + 1));
    });
    for (let number = later.length + 1; number <= earlier.length; number += 1) {
      affected.remove.push(listingPath(type, number));
    }
    return affected;
  });
}

interface ListedPage {
  cover: PropertySummary | null;
  cards: PropertySummary[];
  total: number;
  /** The filters that find something. */
  findable: FindableFilters;
}

function pagesOf(listed: readonly PropertySummary[], type: PageType): ListedPage[] {
  const cover = listingCover(listed, type);
  const findable = findableFilters(listed.map((summary) => ({ ...summary, amenities: summary.amenityBits })));
  return Array.from({ length: Math.max(1, Math.ceil(listed.length / CARDS_A_PAGE)) }, (_, index) => ({
    cover,
    cards: listed.slice(index * CARDS_A_PAGE, (index + 1) * CARDS_A_PAGE),
    total: listed.length,
    findable,
  }));
}

function samePage(earlier: ListedPage | undefined, later: ListedPage, changed: ReadonlySet<string>): boolean {
  if (earlier === undefined || earlier.total !== later.total || earlier.cover?.id !== later.cover?.id) return false;
  if (!isDeepStrictEqual(earlier.findable, later.findable)) return false;
  const shown = [...later.cards, ...(later.cover === null ? [] : [later.cover])];
  return (
    !shown.some(({ id }) => changed.has(id)) && later.cards.every(({ id }, index) => earlier.cards[index]?.id === id)
  );
}

/** The first page of mid-term rentals has a second path. */
function pathsOf(type: PageType, number: number): string[] {
  const path = listingPath(type, number);
  return type === 'mid_term_rental' && number === 1 ? [path, PATHS.longTermRental] : [path];
}
