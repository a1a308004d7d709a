/** The sign-in worked, but this browser stores nothing: the next page would not know the member. */
export class SignInNotStored extends Error {
  override name = 'SignInNotStored';
}
