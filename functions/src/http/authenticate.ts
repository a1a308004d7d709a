import { ACCOUNT_GONE } from '#domain/account/text.ts';
import type { Member } from '#domain/api/handler.ts';
import { ApiError, type ApiErrorOptions } from '#domain/core/errors.ts';
import { staffRoleSchema } from '#domain/staff/role.ts';
import { FirebaseAuthError, type Auth } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import * as z from 'zod';

/** Gives the member whose token a request carries; throws unauthenticated without a valid token. */
export type Authenticate = (request: Request) => Promise<Member>;

/** Auth's error codes for tokens and accounts that the caller can fix by signing in again. */
const REJECTIONS = [
  'argument-error',
  'invalid-id-token',
  'id-token-expired',
  'id-token-revoked',
  'user-disabled',
  'user-not-found',
];

const claimsSchema = z.object({
  uid: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.boolean().default(false),
  /** Time of the last sign-in, in seconds since 1970. */
  auth_time: z.number().min(0).default(0),
  /** Auth's own claims: the second factor of the sign-in, such as 'totp', if one was used. */
  firebase: z.object({ sign_in_second_factor: z.string().optional() }).optional(),
  /** Absent for a member who is not staff. */
  role: staffRoleSchema.optional(),
});

/** Authenticates with the Firebase ID token in `Authorization: Bearer …`; checks with Auth that it was not revoked. */
export function authenticateByToken(auth: () => Pick<Auth, 'verifyIdToken'>): Authenticate {
  return async (request) => {
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (token === undefined) throw unauthenticated();
    // `true` checks the current account, so that revoked tokens and disabled accounts are rejected at once, not in an hour.
    const claims = await auth().verifyIdToken(token, true).catch(reject);
    return memberFromClaims(claims);
  };
}

function reject(error: unknown): never {
  if (!(error instanceof FirebaseAuthError) || !REJECTIONS.some((code) => error.hasCode(code))) {
    throw new ApiError('unavailable', { detail: 'The sign-in could not be checked.', cause: error });
  }
  logger.info('A token was rejected', { code: error.code, message: error.message });
  throw unauthenticated({ cause: error, ...(error.hasCode('user-not-found') && { detail: ACCOUNT_GONE }) });
}

function memberFromClaims(claims: unknown): Member {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) {
    // An unknown role is our own error: to deny access is safe, and the log says why.
    logger.error('A verified token has unknown claims', parsed.error);
    throw new ApiError('forbidden', { cause: parsed.error });
  }
  const { uid, email, email_verified: emailVerified, auth_time: signedInAt, role } = parsed.data;
  return {
    uid,
    email: email ?? null,
    emailVerified,
    signedInAt: new Date(signedInAt * 1000),
    hasSecondFactor: parsed.data.firebase?.sign_in_second_factor !== undefined,
    role: role ?? null,
  };
}

function unauthenticated(options: ApiErrorOptions = {}): ApiError {
  return new ApiError('unauthenticated', { ...options, headers: { 'WWW-Authenticate': 'Bearer' } });
}
