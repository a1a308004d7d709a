import { randomInt, randomUUID } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import * as z from 'zod';
import type { EmulatorEnvironment } from '#support/emulators/emulator-environment.ts';

const pendingSchema = z.object({
  mfaPendingCredential: z.string(),
  mfaInfo: z.array(z.object({ mfaEnrollmentId: z.string() })).min(1),
});
const startedSchema = z.object({ phoneResponseInfo: z.object({ sessionInfo: z.string() }) });
const codesSchema = z.object({ verificationCodes: z.array(z.object({ sessionInfo: z.string(), code: z.string() })) });
const tokenSchema = z.object({ idToken: z.string() });

/** Gives an account a phone as its second factor. The Auth emulator knows no authenticator apps (docs/decisions/0118). */
export async function enrolPhone(accounts: Auth, uid: string): Promise<void> {
  const phoneNumber = `+1650555${randomInt(1000, 10_000)}`;
  const factor = { uid: randomUUID(), factorId: 'phone', phoneNumber };
  await accounts.updateUser(uid, { multiFactor: { enrolledFactors: [factor] } });
}

/** Signs in with password and phone, as a browser would, and gives the token of that sign-in. */
export async function signInWithPhone(
  { auth, projectId }: EmulatorEnvironment,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const origin = `http://${auth.host}:${auth.port}`;
  const ask = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${origin}/identitytoolkit.googleapis.com/${path}?key=emulator`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const { mfaPendingCredential, mfaInfo } = pendingSchema.parse(
    await ask('v1/accounts:signInWithPassword', { email, password, returnSecureToken: true }),
  );
  const started = await ask('v2/accounts/mfaSignIn:start', {
    mfaPendingCredential,
    mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId,
    phoneSignInInfo: { recaptchaToken: 'emulator' },
  });
  const { sessionInfo } = startedSchema.parse(started).phoneResponseInfo;
  const sent = await (await fetch(`${origin}/emulator/v1/projects/${projectId}/verificationCodes`)).json();
  const code = codesSchema.parse(sent).verificationCodes.find((one) => one.sessionInfo === sessionInfo)?.code;
  const finished = await ask('v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential,
    phoneVerificationInfo: { sessionInfo, code },
  });
  return tokenSchema.parse(finished).idToken;
}
