// Alone, because the little script that decides whether a page wakes at once needs no more.

/** Names of the query string's parameters on a listing page. */
export const SEARCH_PARAMETERS = {
  text: 'q',
  location: 'location',
  villaType: 'villa',
  price: 'price',
  bedrooms: 'bedrooms',
  people: 'guests',
  rentalOption: 'rental-option',
  quickFilters: 'quick',
  amenities: 'amenities',
  sort: 'sort',
  view: 'view',
  page: 'page',
} as const;

/** Whether a query string asks for anything that a listing understands. */
export function carriesSearch(queryString: string): boolean {
  const query = new URLSearchParams(queryString);
  return Object.values(SEARCH_PARAMETERS).some((name) => query.has(name));
}
