/** The password was right, but the address is not confirmed yet: a new link is on its way to it. */
export class EmailNotConfirmed extends Error {
  override name = 'EmailNotConfirmed';
}
