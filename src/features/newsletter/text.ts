/** Text of the newsletter's form; what it answers is in the domain. */
export const NEWSLETTER_TEXT = {
  email: 'Email address',
  subscribe: 'Subscribe',
} as const;
