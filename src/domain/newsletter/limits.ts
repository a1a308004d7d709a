/** Sign-ups on one page of the list of subscribers. */
export const SUBSCRIBERS_PAGE = 50;
