/** Text of a page's head that is not on the page itself. */
export const HEAD_TEXT = {
  /** The first breadcrumb. */
  home: 'Home',
  /** Title of the feed. */
  newProperties: 'New properties',
} as const;
