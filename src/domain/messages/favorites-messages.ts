// The words of the visitor specification, section 8, and of the accounts specification, sections 2 and 8, exactly.

/** What an anonymous visitor is told on adding. */
export const LOGIN_TO_ADD_FAVORITES = 'You must be logged in to add favorites';

/** What an anonymous visitor is told on removing. */
export const LOGIN_TO_REMOVE_FAVORITES = 'You must be logged in to remove favorites';

/** Label of the heart of a saved property. */
export const SAVED = 'Saved';

/** Label of the heart of any other property. */
export const SAVE = 'Save';

/** Shown while the session is checked. */
export const CHECKING_AUTHENTICATION = 'Checking authentication...';

/** Shown while favourites are fetched. */
export const LOADING_FAVORITES = 'Loading your favorite properties...';

/** Heading of the error state; the message stands under it. */
export const ERROR_LOADING_FAVORITES = 'Error loading your favorites';

/** Label of the button that fetches them again. */
export const FAVORITES_TRY_AGAIN = 'Try Again';

/** Hint in the search box. */
export const SEARCH_FAVORITES = 'Search your favorites...';

/** Shown when a search finds none. */
export const NO_FAVORITES_MATCH = 'No favorites match your search';

/** Label of the button that clears the search. */
export const CLEAR_FAVORITES_SEARCH = 'Clear Search';

/** Shown when nothing is saved. */
export const NO_FAVORITES = "You haven't saved any properties yet";

/** Label of the link to /rentals under it. */
export const BROWSE_PROPERTIES = 'Browse Properties';

/** The count over the grid: 'Showing N favorite property/properties'. */
export function showingFavorites(count: number): string {
  return `Showing ${count} favorite ${count === 1 ? 'property' : 'properties'}`;
}
