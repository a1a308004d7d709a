import type { Member } from '#domain/api/handler.ts';
import { ApiError } from '#domain/core/errors.ts';
import { staffRoleSchema } from '#domain/staff/role.ts';
import { FirebaseAuthError, type Auth } from 'firebase-admin/auth';
import { logger } from 'firebase-functions';
import * as z from 'zod';

/** Tells who signed a request; throws unauthenticated when nobody did, validly. */
export type Authenticate = (request: Request) => Promise<Member>;

/** The findings about a token or its account that are the caller's to mend, by signing in again. */
const REJECTIONS = [
  'argument-error',
  'invalid-id-token',
  'id-token-expired',
  'id-token-revoked',
  'user-disabled',
  'user-not-found',
];

/** What we read from a verified token. */
const claimsSchema = z.object({
  /** The account's id. */
  uid: z.string().min(1),
  /** Its e-mail address, when it has one. */
  email: z.string().optional(),
  /** Whether that address was confirmed. */
  email_verified: z.boolean().default(false),
  /** When its password was given last, in seconds since 1970. */
  auth_time: z.number().min(0).default(0),
  /** What Auth itself notes of the sign-in: its second factor, such as 'totp', where one was used. */
  firebase: z.object({ sign_in_second_factor: z.string().optional() }).optional(),
  /** Its staff role; absent for a plain member. */
  role: staffRoleSchema.optional(),
});

/** Authenticates by the Firebase ID token in `Authorization: Bearer …`, asking Auth whether it still stands. */
export function authenticateByToken(auth: () => Pick<Auth, 'verifyIdToken'>): Authenticate {
  return async (request) => {
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
    if (token === undefined) throw unauthenticated();
    // `true` asks for the account as it is now, so that a revoked or disabled one is out at once and not in an hour.
    const claims = await auth().verifyIdToken(token, true).catch(reject);
    return memberFromClaims(claims);
  };
}

function reject(error: unknown): never {
  if (!(error instanceof FirebaseAuthError) || !REJECTIONS.some((code) => error.hasCode(code))) {
    throw new ApiError('unavailable', { detail: 'The sign-in could not be checked.', cause: error });
  }
  logger.info('A token was refused', { code: error.code, message: error.message });
  throw unauthenticated(error);
}

function memberFromClaims(claims: unknown): Member {
  const parsed = claimsSchema.safeParse(claims);
  if (!parsed.success) {
    // An unknown role is a mistake of ours: refusing is safe, and the log says why.
    logger.error('A verified token carries claims we do not understand', parsed.error);
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

function unauthenticated(cause?: unknown): ApiError {
  return new ApiError('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' }, cause });
}
