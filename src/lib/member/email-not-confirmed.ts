/** The password was right, but the email is not confirmed yet; a new link was sent. */
export class EmailNotConfirmed extends Error {
  override name = 'EmailNotConfirmed';
}
