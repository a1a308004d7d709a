// A file of its own, because the small script that decides when to hydrate needs nothing else.

/** Query parameters of a listing page. */
export const SEARCH_PARAMETERS = {
  text: 'q',
  checkIn: 'check-in',
  checkOut: 'check-out',
  adults: 'adults',
  flexible: 'flexible',
  location: 'location',
  villaType: 'villa',
  price: 'price',
  bedrooms: 'bedrooms',
  doubles: 'doubles',
  people: 'guests',
  rentalOption: 'rental-option',
  quickFilters: 'quick',
  amenities: 'amenities',
  sort: 'sort',
  view: 'view',
  page: 'page',
} as const;

/** Whether a query string contains a parameter of a listing page. */
export function hasSearchParameters(queryString: string): boolean {
  const query = new URLSearchParams(queryString);
  return Object.values(SEARCH_PARAMETERS).some((name) => query.has(name));
}
