import type { Picture } from '#domain/media/picture.ts';
import { belongsToPage, type PageMembership, type PageType } from '#domain/property/type.ts';

/** The fields of a property that decide whether it stands for a listing page. */
export interface GatheringProperty extends PageMembership {
  /** Name, which decides between houses of the same size. */
  title: string;
  /** Guests it takes. */
  people: number;
  /** Picture of its cards; null for none. */
  hero: Picture | null;
}

/** A property that has a picture to show. */
export type Pictured<Property extends GatheringProperty> = Property & {
  /** Picture of its cards. */
  hero: Picture;
};

/** The houses that stand for a listing page on the home page: of its own type first, the largest first, each with a picture. */
export function gatheringProperties<Property extends GatheringProperty>(
  properties: readonly Property[],
  page: PageType,
  most: number,
): Pictured<Property>[] {
  const borrowed = ({ type }: Property): number => Number(type !== page);
  return properties
    .filter((property) => belongsToPage(property, page))
    .filter((property): property is Pictured<Property> => property.hero !== null)
    .sort((a, b) => borrowed(a) - borrowed(b) || b.people - a.people || a.title.localeCompare(b.title, 'en'))
    .slice(0, most);
}
