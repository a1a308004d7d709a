import type { DestinationSlug } from '#domain/places/destination-list.ts';
import type { PropertySetting } from '#domain/property/options.ts';
import type { PageMembership } from '#domain/property/type.ts';

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
