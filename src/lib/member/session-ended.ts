import { UPLOAD_NOT_AUTHENTICATED } from '#domain/media/text.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';

/** Thrown when nobody is signed in: the session was ended elsewhere, or never existed. */
export class SessionEnded extends ApiFailure {
  constructor(cause?: unknown) {
    super('unauthenticated', { detail: UPLOAD_NOT_AUTHENTICATED, cause });
  }
}
