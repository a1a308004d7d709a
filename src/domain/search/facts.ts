import type { DestinationSlug } from '#domain/places/destination-list.ts';
import { comparedAmount } from '#domain/money/price-unit.ts';
import type { Property } from '#domain/property/property.ts';
import type { PropertySetting } from '#domain/property/options.ts';
import type { PageMembership } from '#domain/property/type.ts';
import { quickFilterMask } from './quick-filters.ts';

/** The fields of a property that search, filters and sorts need, few enough for an index in the browser. */
export interface SearchFacts extends PageMembership {
  id: string;
  title: string;
  location: string;
  description: string;
  /** '' for none. */
  tag: string;
  /** Destination page; null for none. */
  destination: DestinationSlug | null;
  /** Null when unknown. */
  setting: PropertySetting | null;
  /** Compared price in whole euros: per night or day, or the whole price for sale; 0 when unknown. */
  amount: number;
  people: number;
  bedrooms: number;
  /** Whether a property for sale can be rented too. */
  hasRentalOption: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** The quick filters it matches, one bit each in the order of QUICK_FILTERS. */
  quickFilters: number;
}

/** The fields of a property that its search facts need. */
export type SearchableProperty = Parameters<typeof quickFilterMask>[0] &
  Parameters<typeof comparedAmount>[0] &
  Pick<Property, Exclude<keyof SearchFacts, 'amount' | 'quickFilters'>>;

/** Makes the search facts of a property. */
export function searchFacts(property: SearchableProperty): SearchFacts {
  return {
    id: property.id,
    title: property.title,
    location: property.location,
    description: property.description,
    tag: property.tag,
    type: property.type,
    destination: property.destination,
    setting: property.setting,
    amount: comparedAmount(property),
    people: property.people,
    bedrooms: property.bedrooms,
    hasRentalOption: property.hasRentalOption,
    showOnRetreatsPage: property.showOnRetreatsPage,
    showOnEventsPage: property.showOnEventsPage,
    showOnProductionsPage: property.showOnProductionsPage,
    createdAt: property.createdAt,
    quickFilters: quickFilterMask(property),
  };
}
