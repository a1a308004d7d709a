/** Words of the account pages (admin specification, section 2). */
export const ACCOUNT_WORDS = {
  login: {
    title: 'Sign In',
    introduction: 'Sign in to see the houses you have saved.',
    email: 'Email',
    password: 'Password',
    remember: 'Remember me',
    forgot: 'Forgot your password?',
    register: 'Create an account',
    submit: 'Sign In',
  },
  register: {
    title: 'Create an Account',
    introduction: 'Save the houses you like and find them again on any device.',
    confirm: 'Confirm password',
    terms: 'I agree to the Terms of Use and the Privacy Policy',
    login: 'Already have an account? Sign in',
    submit: 'Create Account',
  },
  forgot: {
    title: 'Forgot Password',
    introduction: 'Enter your e-mail address. If it belongs to an account, we send a link to choose a new password.',
    submit: 'Send the link',
    back: 'Back to sign in',
  },
  profile: {
    title: 'Account Settings',
    introduction: 'Your name, your password and your saved houses.',
    signIn: 'Sign in to see your account',
  },
  opensSoon: 'Accounts open soon. Until then we are glad to help in person:',
} as const;
