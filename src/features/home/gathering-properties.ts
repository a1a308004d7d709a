import { ALPHABET } from '#domain/core/alphabet.ts';
import type { Picture } from '#domain/media/picture.ts';
import { shownSaleState, type SaleState } from '#domain/property/sale/sale-states.ts';
import { belongsToPage, type PageMembership, type PageType } from '#domain/property/type.ts';

/** The fields that decide whether the home page shows a property for a listing page. */
export interface GatheringProperty extends PageMembership {
  /** Orders properties of the same size. */
  title: string;
  /** Maximum number of guests. */
  people: number;
  /** Null for none. */
  hero: Picture | null;
  saleState: SaleState;
}

/** A property with a picture. */
export type Pictured<Property extends GatheringProperty> = Property & {
  hero: Picture;
};

/**
 * The properties that the home page shows for a listing page, each with a picture: the page's own type first, then the
 * largest. What is sold is left out: nobody can hire it.
 */
export function gatheringProperties<Property extends GatheringProperty>(
  properties: readonly Property[],
  page: PageType,
  most: number,
): Pictured<Property>[] {
  const borrowed = ({ type }: Property): number => Number(type !== page);
  return properties
    .filter((property) => belongsToPage(property, page) && shownSaleState(property) !== 'sold')
    .filter((property): property is Pictured<Property> => property.hero !== null)
    .sort((a, b) => borrowed(a) - borrowed(b) || b.people - a.people || ALPHABET.compare(a.title, b.title))
    .slice(0, most);
}
