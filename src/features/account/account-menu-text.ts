/** Text of the account menu (visitor specification, section 2); apart from the account pages', because every page may load it. */
export const ACCOUNT_MENU_TEXT = {
  open: 'Your account',
  favorites: 'Favorite Properties',
  settings: 'Account Settings',
  signOut: 'Sign Out',
} as const;
