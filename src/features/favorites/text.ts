/** Text of the favourites page (accounts specification, section 2). */
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
  linkHolds: (count: number) => `It contains the first ${count} properties.`,
  mergeYes: 'Add to favorites',
  mergeNo: 'Not now',
  removeMissing: (count: number) => (count === 1 ? 'Remove it from your list' : 'Remove them from your list'),
  browse: 'Browse Properties',
  noScript:
    'Favorites are kept with your account, and the page needs JavaScript to sign you in and to show them. All houses are listed without it:',
} as const;
