/** Words of a page's head that no visitor sees on the page itself. */
export const HEAD_TEXT = {
  /** The first step of every trail. */
  home: 'Home',
  /** What a feed reader calls the feed. */
  newProperties: 'New properties',
} as const;
