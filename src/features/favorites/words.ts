/** Words of the favourites page (admin specification, section 2). */
export const FAVORITES_WORDS = {
  title: 'Favorite Properties',
  introduction: 'The houses you have saved, in one place.',
  signIn: 'Sign in to see your saved houses',
} as const;
