/** Words of the favourites page (accounts specification, section 2) and of shortlists. */
export const FAVORITES_TEXT = {
  title: 'Favorite Properties',
  introduction: 'The houses you have saved, in one place.',
  saveHint: 'Press the heart on any property to save it here, on all your devices.',
  beginWith: 'A few to start with',
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
  linkHolds: (summaries: number) => `It contains the first ${summaries} properties.`,
  mergeYes: 'Add to favorites',
  mergeNo: 'Not now',
  browse: 'Browse Properties',
  noScript:
    'Favorites are kept with your account, and the page needs JavaScript to sign you in and to show them. All houses are listed without it:',
} as const;

/** Words of the shortlist page. */
export const SHORTLIST_TEXT = {
  ownTitle: 'Shortlist',
  ownIntroduction: 'The properties saved on this device, without an account.',
  sharedTitle: 'A shared shortlist',
  sharedIntroduction: 'Someone chose these properties and shared them with you.',
  loading: 'Loading the shortlist...',
  failed: 'The shortlist could not be loaded.',
  showing: (summaries: number) => (summaries === 1 ? 'One house' : `${summaries} houses`),
  empty: 'No properties are saved on this device yet',
  emptyHint: 'Press the heart on any property to save it here, with or without an account.',
  sharedEmpty: 'None of these properties is available any more',
  sharedEmptyHint: 'The link may be incomplete, or the properties have been let or sold.',
  saveAll: 'Save as my own',
  savedHere: 'These properties are now on the shortlist on this device.',
  signIn: 'Sign in to save it on all your devices',
  noScript: 'Shortlists need JavaScript: their properties are kept in the link or on your device.',
} as const;
