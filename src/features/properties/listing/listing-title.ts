import type { PageType } from '#domain/property/type.ts';
import { LISTING_PAGE_TEXT, LISTING_TEXT } from '../text.ts';

/** Title of a page of a listing, counted from 1; further pages carry their number, so that no two share a title. */
export function listingTitle(type: PageType, page: number): string {
  const { title } = LISTING_TEXT[type];
  return page === 1 ? title : LISTING_PAGE_TEXT.numbered(title, page);
}
