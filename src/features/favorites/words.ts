/** Words of the favourites page (accounts specification, section 2) and of shortlists. */
export const FAVORITES_WORDS = {
  title: 'Favorite Properties',
  introduction: 'The houses you have saved, in one place.',
  saveHint: 'Press the heart of any house; it will wait for you here, on every device.',
  beginWith: 'A few to begin with',
  search: 'Search',
  clearSearch: 'Clear search',
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  direction: 'Sort direction',
  share: 'Share this list',
  shareTitle: 'A shortlist of houses',
  linkCopied: 'The link to this list is copied.',
  linkIs: 'The link to this list:',
  linkHolds: (houses: number) => `It holds the first ${houses} houses.`,
  mergeYes: 'Add to favorites',
  mergeNo: 'Not now',
  browse: 'Browse Properties',
  noScript:
    'Favorites are kept with your account, and the page needs JavaScript to sign you in and to show them. All houses are listed without it:',
} as const;

/** Words of the shortlist page. */
export const SHORTLIST_WORDS = {
  ownTitle: 'Shortlist',
  ownIntroduction: 'The houses kept on this device, without an account.',
  sharedTitle: 'A shared shortlist',
  sharedIntroduction: 'Somebody chose these houses and shared them with you.',
  loading: 'Loading the shortlist...',
  failed: 'The shortlist could not be loaded.',
  showing: (houses: number) => (houses === 1 ? 'One house' : `${houses} houses`),
  empty: 'Nothing is kept on this device yet',
  emptyHint: 'Press the heart of any house to keep it here, with or without an account.',
  sharedEmpty: 'None of these houses is offered any more',
  sharedEmptyHint: 'The link may be incomplete, or the houses have been let or sold.',
  saveAll: 'Save as my own',
  savedHere: 'These houses are now on the shortlist of this device.',
  signIn: 'Sign in to keep it on every device',
  noScript: 'The houses of a shortlist are kept in its link or on your device, and JavaScript brings them here.',
} as const;
