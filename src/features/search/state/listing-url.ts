import { readChoices, readRange, writeChoices, writeRange } from '#domain/search/url-values.ts';
import { AMENITY_FILTERS } from '#domain/search/amenity-filters.ts';
import { urlName } from '#domain/text/fold-text.ts';
import { BEDROOM_BOUNDS, DOUBLES_MAX, PEOPLE_BOUNDS, PRICE_BOUNDS } from '#domain/search/limits.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { LISTING_LOCATIONS } from '#domain/places/locations.ts';
import { listingPath } from '#domain/site/paths.ts';
import { PROPERTY_SETTINGS } from '#domain/property/options.ts';
import { readListingSort, writeSort } from '#domain/search/sort.ts';
import { readStay, stayParameters } from '#domain/search/stay-search.ts';
import type { PageType } from '#domain/property/type.ts';
import { QUICK_FILTERS } from '#domain/search/quick-filter-list.ts';
import { SEARCH_PARAMETERS } from '#domain/search/parameters.ts';
import { SEARCH_TEXT_MAX } from '#domain/search/text-match.ts';

/** Highest page number in a URL; above the last page of results, the last page is shown. */
const PAGE_MAX = 99_999;

const LOCATIONS = LISTING_LOCATIONS.map((value) => ({ id: urlName(value), value }));
const SETTINGS = PROPERTY_SETTINGS.map((value) => ({ id: value, value }));
const QUICK = QUICK_FILTERS.map(({ id }) => ({ id, value: id }));
const AMENITIES = AMENITY_FILTERS.map(({ id }) => ({ id, value: id }));

/** The query string of a search, without the question mark; '' for the default search. */
export function encodeSearch(search: ListingSearch): string {
  const { filter } = search;
  const query = new URLSearchParams(search.stay === null ? {} : stayParameters(search.stay));
  const put = (name: keyof typeof SEARCH_PARAMETERS, value: string): void => {
    if (value !== '') query.set(SEARCH_PARAMETERS[name], value);
  };
  put('text', search.text.trim() === '' ? '' : search.text.slice(0, SEARCH_TEXT_MAX));
  put('location', writeChoices(LOCATIONS, filter.location));
  put('villaType', writeChoices(SETTINGS, filter.villaType));
  put('price', writeRange({ min: filter.minPrice, max: filter.maxPrice }, PRICE_BOUNDS));
  put('bedrooms', writeRange({ min: filter.minBedrooms, max: filter.maxBedrooms }, BEDROOM_BOUNDS));
  put('doubles', filter.minDoubles > 0 ? String(filter.minDoubles) : '');
  put('people', writeRange({ min: filter.minPeople, max: filter.maxPeople }, PEOPLE_BOUNDS));
  put('rentalOption', filter.hasRentalOption ? '1' : '');
  put('quickFilters', writeChoices(QUICK, search.quickFilters));
  put('amenities', writeChoices(AMENITIES, search.amenities));
  put('sort', writeSort(search.sort));
  put('view', search.view === 'map' ? 'map' : '');
  put('page', search.page > 1 ? String(search.page) : '');
  return query.toString();
}

/** Parses any query string as a search on a listing page; what it does not understand is ignored. */
export function decodeSearch(type: PageType, queryString: string): ListingSearch {
  const query = new URLSearchParams(queryString);
  const get = (name: keyof typeof SEARCH_PARAMETERS): string => query.get(SEARCH_PARAMETERS[name]) ?? '';
  const text = get('text').slice(0, SEARCH_TEXT_MAX);
  const price = readRange(get('price'), PRICE_BOUNDS);
  const bedrooms = readRange(get('bedrooms'), BEDROOM_BOUNDS);
  const doubles = Math.min(readWhole(get('doubles')), DOUBLES_MAX);
  const people = readRange(get('people'), PEOPLE_BOUNDS);
  const stay = readStay(query, type, lisbonTime(new Date()).date);
  return {
    text: text.trim() === '' ? '' : text,
    stay,
    filter: {
      type: 'all',
      location: readChoices(LOCATIONS, get('location')),
      villaType: readChoices(SETTINGS, get('villaType')),
      minPrice: price.min,
      maxPrice: price.max,
      minBedrooms: bedrooms.min,
      maxBedrooms: bedrooms.max,
      minDoubles: doubles,
      minPeople: people.min,
      maxPeople: people.max,
      hasRentalOption: get('rentalOption') === '1',
    },
    quickFilters: readChoices(QUICK, get('quickFilters')),
    amenities: readChoices(AMENITIES, get('amenities')),
    sort: readListingSort(get('sort'), stay !== null),
    view: get('view') === 'map' ? 'map' : 'grid',
    page: Math.min(Math.max(readWhole(get('page')), 1), PAGE_MAX),
  };
}

/** A whole number without a sign; 0 for anything else. */
function readWhole(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : 0;
}

/** The URL of a search on a listing page; a page of the default search is the static page of that number. */
export function searchUrl(type: PageType, search: ListingSearch): string {
  const untouched = encodeSearch({ ...search, page: 1 }) === '';
  if (untouched) return listingPath(type, search.page);
  return `${listingPath(type)}?${encodeSearch(search)}`;
}

/** The search in a URL of a listing page: `/rentals/2` is the second page of the default search. */
export function readSearchUrl(type: PageType, path: string, queryString: string): ListingSearch {
  const search = decodeSearch(type, queryString);
  if (encodeSearch(search) !== '') return search;
  const number = /\/([1-9]\d{0,4})$/.exec(path)?.[1];
  return { ...search, page: number === undefined ? 1 : Number(number) };
}
