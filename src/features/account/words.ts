/** Words of the account pages (accounts specification, section 2). */
export const ACCOUNT_WORDS = {
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
  },
  register: {
    title: 'Create an Account',
    introduction: 'Save the houses you like and find them again on any device.',
    confirm: 'Confirm password',
    passwordHint: (characters: number) => `At least ${characters} characters`,
    member: 'Already have an account?',
    login: 'Sign in',
    submit: 'Create Account',
  },
  forgot: {
    title: 'Forgot Password',
    aside: 'It happens in the best of houses.',
    introduction: 'Enter your e-mail address. If it belongs to an account, we send a link to choose a new password.',
    submit: 'Send the link',
    back: 'Back to sign in',
  },
  profile: {
    title: 'Account Settings',
    introduction: 'What we keep for you, and what you can change, once you have signed in.',
    entries: [
      { title: 'Your details', text: 'The name we greet you by, and the address we write to.' },
      { title: 'Change Password', text: 'A new one, whenever you like.' },
      { title: 'Favorite Properties', text: 'The houses you have saved, in one place.' },
    ],
    signIn: 'Sign In / Register',
  },
  opensSoon: 'Accounts open shortly. Until then we are glad to help in person:',
} as const;
