// The texts of the visitor specification, section 8, and of the accounts specification, sections 2 and 8, exactly.

import { countOf } from '#domain/text/count-of.ts';

/** Shown to an anonymous visitor who adds a favourite. */
export const LOGIN_TO_ADD_FAVORITES = 'You must be logged in to add favorites';

/** Shown to an anonymous visitor who removes a favourite. */
export const LOGIN_TO_REMOVE_FAVORITES = 'You must be logged in to remove favorites';

/** Shown while the session is checked. */
export const CHECKING_AUTHENTICATION = 'Checking authentication...';

/** Shown while favourites are fetched. */
export const LOADING_FAVORITES = 'Loading your favorite properties...';

/** Heading of the error state, above the message. */
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

/** Label of the link to /rentals below. */
export const BROWSE_PROPERTIES = 'Browse Properties';

/** The count above the grid: 'Showing N favorite property/properties'. */
export function showingFavorites(count: number): string {
  return `Showing ${countOf(count, 'favorite property', 'favorite properties')}`;
}

// The following texts are ours: the specification requires these states without texts.

/** A favourite that could not be added. */
export const FAVORITE_NOT_ADDED = 'This property could not be saved. Please try again.';

/** A favourite that could not be removed. */
export const FAVORITE_NOT_REMOVED = 'This property could not be removed. Please try again.';

/** A favourite beyond FAVORITES_MAX. */
export const FAVORITES_FULL = 'Your list is full. Please remove a property before you save another.';

/** A shortlist that the device did not keep. */
export const SHORTLIST_NOT_KEPT = 'Your browser does not keep the shortlist: its storage is full or switched off.';

/** Favourites that could not be fetched without a connection. */
export const FAVORITES_OFFLINE = 'You seem to be offline. Please check your connection.';

/** Favourites that could not be fetched for any other reason. */
export const FAVORITES_UNAVAILABLE = 'Your favorites cannot be loaded at the moment.';

/** Shown above a list that was stored on this device. */
export const FAVORITES_FROM_DEVICE = 'You are offline. This is the last version of your list saved on this device.';

/** Offers to add the shortlist of the device to the member's favourites. */
export function mergeOffer(count: number): string {
  return count === 1
    ? 'One property is on the shortlist on this device. Add it to your favorites?'
    : `${count} properties are on the shortlist on this device. Add them to your favorites?`;
}

/** Shown when the shortlist of the device was added. */
export function merged(count: number): string {
  return count === 1
    ? 'One property was added to your favorites.'
    : `${count} properties were added to your favorites.`;
}

/** Shown when a shared shortlist has none but favourites of the member. */
export const ALREADY_FAVORITES = 'These properties are in your favorites already.';

/** Shown for saved properties that have no page any more. */
export function noLongerOffered(count: number): string {
  return count === 1
    ? 'One property that you saved is no longer available.'
    : `${count} properties that you saved are no longer available.`;
}
