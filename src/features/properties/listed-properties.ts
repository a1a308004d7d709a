import { getCollection } from 'astro:content';
import { type FindableFilters, findableFilters } from '@site/domain/findable-filters';
import type { HouseInBrief } from '@site/domain/house-in-brief';
import { listedHouses } from '@site/domain/listed-houses';
import { listingCover } from '@site/domain/listing-cover';
import type { PageType } from '@site/domain/property-type';
import { onceABuild } from '../../components/once-a-build.ts';

/** What a listing page shows. */
export interface Listing {
  /** Its properties in the default order (title, ascending). */
  properties: HouseInBrief[];
  /** The property whose photograph stands at the head; null for none. */
  cover: HouseInBrief | null;
  /** Filters that find something of it. */
  findable: FindableFilters;
}

const listed = new Map<PageType, () => Promise<Listing>>();

/** The published properties of a listing page, listed once a build for the page and its index. */
export function listingOf(type: PageType): Promise<Listing> {
  const list = listed.get(type) ?? onceABuild(() => listProperties(type));
  listed.set(type, list);
  return list();
}

async function listProperties(type: PageType): Promise<Listing> {
  const properties = listedHouses(
    (await getCollection('houses')).map(({ data }) => data),
    type,
  );
  const rows = properties.map((house) => ({ ...house, amenities: house.amenityBits }));
  return { properties, cover: listingCover(properties, type), findable: findableFilters(rows) };
}
