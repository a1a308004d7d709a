import type { PageType, PropertyType } from '#domain/property/type.ts';

/** Listing pages that can be searched by dates. */
export const STAY_PAGES = ['rental', 'mid_term_rental'] as const satisfies readonly PageType[];

export type StayPage = (typeof STAY_PAGES)[number];

/** Whether a listing page can be searched by dates. */
export function isStayPage(page: PageType): page is StayPage {
  return STAY_PAGES.some((known) => known === page);
}

/** The listing page of a type of property; null for one that is not searched by dates. */
export function stayPageOf(type: PropertyType): StayPage | null {
  return type === 'rental'
    ? 'rental'
    : type === 'mid_term_rental' || type === 'long_term_rental'
      ? 'mid_term_rental'
      : null;
}
