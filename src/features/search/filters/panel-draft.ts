import { BEDROOM_BOUNDS, FILTER_PANEL_BEDROOMS, PEOPLE_BOUNDS } from '#domain/search/limits.ts';
import { DEFAULT_FILTER, type PropertyFilter } from '#domain/search/filter.ts';
import { PROPERTY_SETTINGS, VILLA_TYPE_LABELS } from '#domain/property/options.ts';

/** The panel's fields before 'SHOW RESULTS' is pressed. */
export interface PanelDraft {
  /** Labels of places; none for all. */
  location: readonly string[];
  /** Labels of surroundings; none for all. */
  villaType: readonly string[];
  /** In whole euros. */
  price: { min: number; max: number };
  bedrooms: { min: number; max: number };
  /** Minimum number of bedrooms with a double bed. */
  doubles: number;
  /** Minimum number of guests. */
  guests: number;
}

/** The panel's fields for a filter; any number of bedrooms shows the panel's preset. */
export function draftOf(filter: PropertyFilter): PanelDraft {
  const anyBedrooms = filter.minBedrooms === BEDROOM_BOUNDS.min && filter.maxBedrooms === BEDROOM_BOUNDS.max;
  return {
    location: filter.location,
    villaType: filter.villaType.map((setting) => VILLA_TYPE_LABELS[setting]),
    price: { min: filter.minPrice, max: filter.maxPrice },
    bedrooms: anyBedrooms ? { ...FILTER_PANEL_BEDROOMS } : { min: filter.minBedrooms, max: filter.maxBedrooms },
    doubles: filter.minDoubles,
    guests: filter.minPeople,
  };
}

/** The filter for the panel's fields; other fields of the filter stay. */
export function filterOf(draft: PanelDraft, filter: PropertyFilter): PropertyFilter {
  const shown = draftOf(filter).bedrooms;
  const isSame = draft.bedrooms.min === shown.min && draft.bedrooms.max === shown.max;
  // Only a URL has the preset as a filter, until the visitor changes it.
  const bedrooms = isSame ? { min: filter.minBedrooms, max: filter.maxBedrooms } : bedroomsFromPanel(draft.bedrooms);
  return {
    ...filter,
    location: draft.location,
    villaType: PROPERTY_SETTINGS.filter((setting) => draft.villaType.includes(VILLA_TYPE_LABELS[setting])),
    minPrice: draft.price.min,
    maxPrice: draft.price.max,
    minBedrooms: bedrooms.min,
    maxBedrooms: bedrooms.max,
    minDoubles: draft.doubles,
    minPeople: draft.guests,
    // No field shows it; only a URL has it, until the visitor says how many guests.
    maxPeople: draft.guests === filter.minPeople ? filter.maxPeople : PEOPLE_BOUNDS.max,
  };
}

/** Untouched (1 to 12) they do not filter, which would exclude properties with 14. */
function bedroomsFromPanel({ min, max }: PanelDraft['bedrooms']): PanelDraft['bedrooms'] {
  const untouched = min === FILTER_PANEL_BEDROOMS.min && max === FILTER_PANEL_BEDROOMS.max;
  return untouched ? BEDROOM_BOUNDS : { min, max };
}

/** The panel's initial fields. */
export const EMPTY_DRAFT: PanelDraft = draftOf(DEFAULT_FILTER);
