import { getMultiFactorResolver, multiFactor, TotpMultiFactorGenerator, type MultiFactorError } from 'firebase/auth';
import { memberAuth } from '#lib/member/auth.ts';
import { currentMember } from '#lib/member/session.ts';
import { SessionEnded } from '#lib/member/session-ended.ts';
import { resumeStaffSession } from './staff-session.ts';

// Loaded only when a code is needed: the sign-in page does without it.

/** An authenticator app that is being added to the account. */
export interface Enrolment {
  /** The key of the app, for typing it in. */
  readonly secret: string;
  /** The key as a link that opens an app (otpauth:). */
  readonly link: string;
  /** Adds the app, given a code that proves that it works; the session continues with it. */
  readonly confirm: (code: string) => Promise<void>;
}

/** Starts to add an authenticator app, shown there under the name `issuer`; null when the account already has one. */
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

/** Completes a sign-in that Auth stopped to ask for a code. */
export async function finishSignIn(stopped: MultiFactorError, code: string): Promise<void> {
  const resolver = getMultiFactorResolver(memberAuth(), stopped);
  const factor = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
  if (factor === undefined) throw new Error('The account has a second factor that is no authenticator app.');
  await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor.uid, code));
  await resumeStaffSession();
}
