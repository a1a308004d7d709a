import type { DestinationSlug } from '#domain/places/destination-list.ts';
import { comparedAmount } from '#domain/money/price-unit.ts';
import type { Property } from '#domain/property/property.ts';
import type { PropertySetting } from '#domain/property/setting.ts';
import type { PageMembership } from '#domain/property/type.ts';
import { quickFilterMask } from './quick-filters.ts';

/** What search, filters and sorts need to know of a property: little enough for an index in the browser. */
export interface SearchFacts extends PageMembership {
  /** UUID. */
  id: string;
  /** Name. */
  title: string;
  /** Place as visitors read it. */
  location: string;
  /** Summary. */
  description: string;
  /** Label on the card; '' for none. */
  tag: string;
  /** Destination page it belongs to; null for none. */
  destination: DestinationSlug | null;
  /** Surroundings; null when unknown. */
  setting: PropertySetting | null;
  /** Whole euros that prices are compared by: of a night or a day, or the whole price for sale; 0 when unknown. */
  amount: number;
  /** Guests it takes. */
  people: number;
  /** Bedrooms. */
  bedrooms: number;
  /** Whether a property for sale can be rented too. */
  hasRentalOption: boolean;
  /** When it was added, in ISO 8601. */
  createdAt: string;
  /** The quick filters it answers to, one bit each in the order of QUICK_FILTERS. */
  quickFilters: number;
}

/** The fields of a property that its search facts are made of. */
export type SearchableProperty = Parameters<typeof quickFilterMask>[0] &
  Parameters<typeof comparedAmount>[0] &
  Pick<Property, Exclude<keyof SearchFacts, 'amount' | 'quickFilters'>>;

/** The search facts of a property. */
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
