/** Thrown when nobody is signed in any more: the session was ended elsewhere, or it never was. */
export class SessionEnded extends Error {
  /** `cause` is what told so. */
  constructor(cause?: unknown) {
    super('The session has ended', { cause });
    this.name = 'SessionEnded';
  }
}
