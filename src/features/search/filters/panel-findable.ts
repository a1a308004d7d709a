import { compileFilterWithoutType, DEFAULT_FILTER, type PropertyFilter } from '#domain/search/filter.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { locationMatcher } from '#domain/places/locations.ts';
import { PROPERTY_SETTINGS, VILLA_TYPE_LABELS } from '#domain/property/options.ts';
import type { SearchEngine } from '#domain/search/index/search-engine.ts';

/** Whether the options of the panel would have results, combined with all other choices. */
export interface PanelFindable {
  /** By label of a place. */
  location: (label: string) => boolean;
  /** By label of the surroundings. */
  villaType: (label: string) => boolean;
  /** By price range, in whole euros. */
  price: (range: { min: number; max: number }) => boolean;
}

const always = (): boolean => true;

/** Determines which options of the panel would have results; all of them while there is no index. */
export function panelFindable(engine: SearchEngine | null, search: ListingSearch): PanelFindable {
  const without = (change: Partial<PropertyFilter>) =>
    engine?.({ ...search, filter: { ...search.filter, ...change } }) ?? null;
  const anywhere = without({ location: DEFAULT_FILTER.location });
  const anyType = without({ villaType: DEFAULT_FILTER.villaType });
  const anyPrice = without({ minPrice: DEFAULT_FILTER.minPrice, maxPrice: DEFAULT_FILTER.maxPrice });
  const settings = new Set(anyType?.map(({ setting }) => setting));
  return {
    location: (label) => anywhere?.some(locationMatcher([label]) ?? always) ?? true,
    villaType: (label) =>
      anyType === null || PROPERTY_SETTINGS.some((one) => VILLA_TYPE_LABELS[one] === label && settings.has(one)),
    price: ({ min, max }) =>
      anyPrice?.some(compileFilterWithoutType({ ...DEFAULT_FILTER, minPrice: min, maxPrice: max })) ?? true,
  };
}
