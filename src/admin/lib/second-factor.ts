import { getMultiFactorResolver, multiFactor, TotpMultiFactorGenerator, type MultiFactorError } from 'firebase/auth';
import { authCode } from '#lib/member/auth-code.ts';
import { memberAuth } from '#lib/member/auth.ts';
import { currentMember } from '#lib/member/session.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { resumeStaffSession } from './staff-session.ts';

// Loaded when a code is asked for, and not before: the sign-in page does without it.

/** An authenticator app that is being added to the account. */
export interface Enrolment {
  /** The key that the app needs, for typing it in. */
  readonly secret: string;
  /** The same as a link that opens an app (otpauth:). */
  readonly link: string;
  /** Adds it, with a code that proves that the app works; the session goes on with it. */
  readonly confirm: (code: string) => Promise<void>;
}

/** Begins to add an authenticator app, under this name in the app; null when the account has one and the sign-in was before it. */
export async function startEnrolment(issuer: string): Promise<Enrolment | null> {
  const member = await currentMember();
  if (member === null) throw new SessionEnded();
  await member.reload();
  const factors = multiFactor(member);
  if (factors.enrolledFactors.length > 0) return null;
  const secret = await TotpMultiFactorGenerator.generateSecret(await factors.getSession());
  return {
    secret: secret.secretKey,
    link: secret.generateQrCodeUrl(member.email ?? '', issuer),
    confirm: async (code) => {
      await factors.enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), 'Authenticator app');
      await resumeStaffSession();
    },
  };
}

/** Finishes a sign-in that Auth stopped to ask for a code. */
export async function finishSignIn(stopped: MultiFactorError, code: string): Promise<void> {
  const resolver = getMultiFactorResolver(memberAuth(), stopped);
  const factor = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  if (factor === undefined) throw new Error('The account has a second factor that is no authenticator app.');
  await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code));
  await resumeStaffSession();
}

/** Whether Auth refused a code, so that another one helps. */
export function isWrongCode(error: unknown): boolean {
  return authCode(error) === 'auth/invalid-verification-code';
}
