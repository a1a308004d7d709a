import type { PageType } from '#domain/property/type.ts';
import { LISTING_PAGE_TEXT, LISTING_TEXT } from '../text.ts';

/** The title of a page of a listing, counted from 1; from page 2 on with the number, so that titles are unique. */
export function listingTitle(type: PageType, page: number): string {
  const { title } = LISTING_TEXT[type];
  return page === 1 ? title : LISTING_PAGE_TEXT.numbered(title, page);
}
