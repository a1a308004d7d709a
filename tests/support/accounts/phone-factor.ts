import { randomInt, randomUUID } from 'node:crypto';
import type { Auth } from 'firebase-admin/auth';
import * as z from 'zod';
import type { EmulatorEnvironment } from '#support/emulators/environment.ts';

const pendingSchema = z.object({
  mfaPendingCredential: z.string(),
  mfaInfo: z.array(z.object({ mfaEnrollmentId: z.string() })).min(1),
});
const startedSchema = z.object({ phoneResponseInfo: z.object({ sessionInfo: z.string() }) });
const codesSchema = z.object({ verificationCodes: z.array(z.object({ sessionInfo: z.string(), code: z.string() })) });
const tokenSchema = z.object({ idToken: z.string() });

/** Enrols a phone as second factor, because the Auth emulator does not support authenticator apps (docs/decisions/0116). */
export async function enrolPhone(auth: Auth, uid: string): Promise<void> {
  const phoneNumber = `+1650555${randomInt(1000, 10_000)}`;
  const factor = { uid: randomUUID(), factorId: 'phone', phoneNumber };
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: [factor] } });
}

/** Signs in with password and phone, as a browser would, and returns the ID token. */
export async function signInWithPhone(
  { auth, projectId }: EmulatorEnvironment,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const origin = `http://${auth.host}:${auth.port}`;
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${origin}/identitytoolkit.googleapis.com/${path}?key=emulator`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const { mfaPendingCredential, mfaInfo } = pendingSchema.parse(
    await post('v1/accounts:signInWithPassword', { email, password, returnSecureToken: true }),
  );
  const started = await post('v2/accounts/mfaSignIn:start', {
    mfaPendingCredential,
    mfaEnrollmentId: mfaInfo[0]?.mfaEnrollmentId,
    phoneSignInInfo: { recaptchaToken: 'emulator' },
  });
  const { sessionInfo } = startedSchema.parse(started).phoneResponseInfo;
  const sent = await (await fetch(`${origin}/emulator/v1/projects/${projectId}/verificationCodes`)).json();
  const code = codesSchema.parse(sent).verificationCodes.find((entry) => entry.sessionInfo === sessionInfo)?.code;
  const finished = await post('v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential,
    phoneVerificationInfo: { sessionInfo, code },
  });
  return tokenSchema.parse(finished).idToken;
}
