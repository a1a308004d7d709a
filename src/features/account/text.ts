/** Text of the account pages (accounts specification, section 2). */
export const ACCOUNT_TEXT = {
  login: {
    title: 'Sign In',
    introduction: 'Sign in to see the houses you have saved.',
    email: 'Email',
    password: 'Password',
    remember: 'Remember me',
    forgot: 'Forgot your password?',
    newHere: 'New here?',
    register: 'Create an account',
    submit: 'Sign In',
    busy: 'Signing in...',
    onDevice: 'The property stays saved on this device until then.',
    withoutAccount: 'Continue without an account',
    shortlist: 'See the shortlist of this device',
  },
  register: {
    title: 'Create an Account',
    introduction: 'Save the houses you like and find them again on any device.',
    confirm: 'Confirm password',
    passwordHint: (characters: number) => `At least ${characters} characters`,
    member: 'Already have an account?',
    login: 'Sign in',
    submit: 'Create Account',
    busy: 'Creating the account...',
  },
  forgot: {
    title: 'Forgot Password',
    aside: 'It happens in the best of houses.',
    introduction:
      'Enter your email address. If it belongs to an account, we will send you a link to choose a new password.',
    submit: 'Send the link',
    busy: 'Sending...',
    back: 'Back to sign in',
  },
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  noScript: 'Accounts need JavaScript. Please turn it on, or write to us and we will help you in person:',
} as const;

/** Text of the page that the links in emails open. */
export const ACTION_TEXT = {
  title: 'Your account',
  checking: 'Checking the link...',
  resetTitle: 'Choose a new password',
  confirmTitle: 'Confirm your email address',
  confirmIntroduction: 'Choose the password that you will sign in with. It can be the one from your registration.',
  resetFor: 'For the account of',
  submit: 'Save the password',
  busy: 'Saving...',
  confirmedTitle: 'Thank you',
  brokenTitle: 'This link has expired',
  again: 'Ask for a new link',
  uncheckedTitle: 'This link could not be checked',
  reload: 'Load it again',
  signIn: 'Sign In',
} as const;

export const PROFILE_TEXT = {
  title: 'Your Account',
  introduction: 'Your details, your password and your saved properties.',
  memberSince: 'Member since',
  anchors: 'On this page',
  settings: 'Account Settings',
  favorites: 'Favorite Properties',
  signOut: 'Sign Out',
  name: 'Full name',
  nameHint: 'Optional. We use it in our emails to you.',
  update: 'Update Profile',
  updating: 'Updating...',
  changePassword: 'Change Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  confirmPassword: 'Confirm new password',
  updatePassword: 'Update Password',
  data: 'Your data',
  dataText: 'Everything we store with your account, in one JSON file.',
  download: 'Download my data',
  downloading: 'Preparing...',
  fileName: 'my-account.json',
  deletion: 'Delete account',
  deletionText:
    'The account, your name and your favorites are deleted immediately and permanently. Enquiries that you sent us are kept as our privacy policy describes.',
  deletePassword: 'Your password',
  deleteNow: 'Delete my account',
  deleting: 'Deleting...',
  home: 'Back to the home page',
  tryAgain: 'Try Again',
} as const;

/** Text of the account menu (visitor specification, section 2). */
export const ACCOUNT_MENU_TEXT = {
  open: 'Your account',
  favorites: 'Favorite Properties',
  settings: 'Account Settings',
  signOut: 'Sign Out',
} as const;
