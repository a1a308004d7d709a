import { ApiFailure } from '#lib/api/api-failure.ts';
import { NOT_AUTHENTICATED } from './text.ts';

/** Thrown when nobody is signed in: the session was ended elsewhere, or never existed. */
export class SessionEnded extends ApiFailure {
  constructor(cause?: unknown) {
    super('unauthenticated', { detail: NOT_AUTHENTICATED, cause });
  }
}
