import { ApiError } from '#domain/core/errors.ts';
import type { AppCheck } from 'firebase-admin/app-check';
import { logger } from 'firebase-functions';

/** Throws unverified_app unless a page of this site sent a request. */
export type VerifyApp = (request: Request) => Promise<void>;

/** Verifies the App Check token in `X-Firebase-AppCheck`; admits everybody when App Check is not configured. */
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
        logger.info('An App Check token was rejected', cause);
        throw new ApiError('unverified_app', { cause });
      });
  };
}
