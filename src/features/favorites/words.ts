/** Words of the favourites page (accounts specification, section 2). */
export const FAVORITES_WORDS = {
  title: 'Favorite Properties',
  introduction: 'The houses you have saved, in one place.',
  signIn: 'Sign In / Register',
  saveHint: 'Sign in, then press the heart of any house; it will wait for you here, on every device.',
  beginWith: 'A few to begin with',
} as const;
