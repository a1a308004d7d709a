import { ApiError } from '#domain/core/errors.ts';
import type { AppCheck } from 'firebase-admin/app-check';
import { logger } from 'firebase-functions';

/** Throws unverified_app unless this site's own page made a request. */
export type VerifyApp = (request: Request) => Promise<void>;

/** Verifies App Check's token in `X-Firebase-AppCheck`; admits everybody where App Check is not configured. */
export function verifyByAppCheck(
  isConfigured: () => boolean,
  appCheck: () => Pick<AppCheck, 'verifyToken'>,
): VerifyApp {
  return async (request) => {
    if (!isConfigured()) return;
    const token = request.headers.get('x-firebase-appcheck');
    if (token === null) throw new ApiError('unverified_app');
    await appCheck()
      .verifyToken(token)
      .catch((cause: unknown) => {
        logger.info('An App Check token was refused', cause);
        throw new ApiError('unverified_app', { cause });
      });
  };
}
