import { AMENITY_FILTERS } from '#domain/search/amenity-filters.ts';
import { PRICE_BANDS } from '#domain/search/filter-options.ts';
import { BEDROOM_BOUNDS, PEOPLE_BOUNDS, PRICE_BOUNDS } from '#domain/search/limits.ts';
import { type ListingSearch, withStay } from '#domain/search/listing-search.ts';
import { DEFAULT_FILTER, type PropertyFilter } from '#domain/search/filter.ts';
import { VILLA_TYPE_LABELS } from '#domain/property/options.ts';
import { QUICK_FILTERS } from '#domain/search/quick-filter-list.ts';
import { stayLabel } from '#domain/search/stay-text.ts';
import { FILTER_TEXT as text } from '../text.ts';

/** An active filter, and the search without it. */
export interface ActiveFilter {
  /** Unlike the label, which a quick filter and an amenity may share, no other filter has it. */
  id: string;
  label: string;
  without: ListingSearch;
}

const euros = (amount: number): string => `€${amount.toLocaleString('en-US')}`;

/** Text of a price range: its band's label, or its ends without an open one. */
export function priceLabel(min: number, max: number): string {
  const band = PRICE_BANDS.find((candidate) => candidate.min === min && candidate.max === max);
  if (band !== undefined) return band.label;
  if (max >= PRICE_BOUNDS.max) return text.priceFrom(euros(min));
  return min <= PRICE_BOUNDS.min ? text.priceUpTo(euros(max)) : `${euros(min)} to ${euros(max)}`;
}

function bedroomLabel(min: number, max: number): string {
  return max >= BEDROOM_BOUNDS.max ? text.bedroomsAtLeast(min) : text.bedroomRange(min, max);
}

function guestLabel(min: number, max: number): string {
  return max >= PEOPLE_BOUNDS.max ? text.guestsAtLeast(min) : text.guestRange(min, max);
}

/** Every active filter except the search text, in the order of the tools. */
export function activeFilters(search: ListingSearch): ActiveFilter[] {
  const { filter } = search;
  const narrowed = (change: Partial<ListingSearch>): ListingSearch => ({ ...search, ...change, page: 1 });
  const filtered = (change: Partial<PropertyFilter>) => narrowed({ filter: { ...filter, ...change } });
  const { minPrice, maxPrice, minBedrooms, maxBedrooms, minPeople, maxPeople } = DEFAULT_FILTER;
  const active: ActiveFilter[] = [];
  const add = (id: string, label: string, without: ListingSearch): number => active.push({ id, label, without });

  if (search.stay !== null) add('stay', stayLabel(search.stay), withStay(search, null));
  for (const { id, label } of QUICK_FILTERS) {
    const others = search.quickFilters.filter((chosen) => chosen !== id);
    if (others.length < search.quickFilters.length) add(`quick ${id}`, label, narrowed({ quickFilters: others }));
  }
  for (const { id, label } of AMENITY_FILTERS) {
    const others = search.amenities.filter((chosen) => chosen !== id);
    if (others.length < search.amenities.length) add(`amenity ${id}`, label, narrowed({ amenities: others }));
  }
  for (const label of filter.location) {
    add(`location ${label}`, label, filtered({ location: filter.location.filter((other) => other !== label) }));
  }
  for (const setting of filter.villaType) {
    const others = filter.villaType.filter((other) => other !== setting);
    add(`villa ${setting}`, VILLA_TYPE_LABELS[setting], filtered({ villaType: others }));
  }
  if (filter.minPrice > PRICE_BOUNDS.min || filter.maxPrice < PRICE_BOUNDS.max) {
    add('price', priceLabel(filter.minPrice, filter.maxPrice), filtered({ minPrice, maxPrice }));
  }
  if (filter.minBedrooms > BEDROOM_BOUNDS.min || filter.maxBedrooms < BEDROOM_BOUNDS.max) {
    add('bedrooms', bedroomLabel(filter.minBedrooms, filter.maxBedrooms), filtered({ minBedrooms, maxBedrooms }));
  }
  if (filter.minDoubles > 0) add('doubles', text.doubleBedrooms(filter.minDoubles), filtered({ minDoubles: 0 }));
  if (filter.minPeople > PEOPLE_BOUNDS.min || filter.maxPeople < PEOPLE_BOUNDS.max) {
    add('guests', guestLabel(filter.minPeople, filter.maxPeople), filtered({ minPeople, maxPeople }));
  }
  if (filter.hasRentalOption) add('rental', text.rentalOptionShort, filtered({ hasRentalOption: false }));
  return active;
}
