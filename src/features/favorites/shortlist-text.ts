/** Text of the page of shortlists. */
export const SHORTLIST_TEXT = {
  link: {
    title: 'A shared shortlist',
    introduction: 'Someone chose these properties and shared them with you.',
    empty: 'None of these properties is available any more',
    emptyHint: 'The link may be incomplete, or the properties have been let or sold.',
  },
  device: {
    title: 'Shortlist',
    introduction: 'The properties saved on this device, without an account.',
    empty: 'No properties are saved on this device yet',
    emptyHint: 'Press the heart on any property to save it here, with or without an account.',
  },
  loading: 'Loading the shortlist...',
  failed: 'The shortlist could not be loaded. Please reload the page.',
  showing: (count: number) => (count === 1 ? 'One house' : `${count} houses`),
  saveAll: 'Save as my own',
  savedHere: 'These properties are now on the shortlist on this device.',
  signIn: 'Sign in to save it on all your devices',
  noScript: 'Shortlists need JavaScript: their properties are kept in the link or on your device.',
} as const;
