/** Thrown when nobody is signed in: the session was ended elsewhere, or never existed. */
export class SessionEnded extends Error {
  constructor(cause?: unknown) {
    super('The session has ended', { cause });
    this.name = 'SessionEnded';
  }
}
