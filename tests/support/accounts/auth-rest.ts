import * as z from 'zod';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';

const sessionSchema = z.object({ localId: z.string(), idToken: z.string() });
const linksSchema = z.object({
  oobCodes: z.array(z.object({ oobCode: z.string(), requestType: z.string(), email: z.string() })),
});

/** A session at Auth, as a stranger's program has it. */
export type Session = z.output<typeof sessionSchema>;

/** Calls Auth's public interface, as anybody can with the site's API key; gives the response without parsing it. */
export async function callAuth(operation: string, body: object): Promise<Response> {
  const { auth } = readEmulatorEnvironment();
  return fetch(
    `http://${auth.host}:${auth.port}/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=emulator`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
}

/** Signs up, signs in or changes an account; throws when Auth rejects it. */
export async function openSession(
  operation: 'signUp' | 'signInWithPassword' | 'update',
  body: object,
): Promise<Session> {
  const response = await callAuth(operation, { ...body, returnSecureToken: true });
  return sessionSchema.parse(await response.json());
}

/** The one-time code of the latest link of a kind that Auth emailed about an account with this email. */
export async function latestCode(requestType: string, email: string): Promise<string> {
  const { auth, projectId } = readEmulatorEnvironment();
  const response = await fetch(`http://${auth.host}:${auth.port}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = linksSchema.parse(await response.json());
  const code = oobCodes.findLast((link) => link.requestType === requestType && link.email === email)?.oobCode;
  if (code === undefined) throw new Error(`Auth sent no ${requestType} about ${email}`);
  return code;
}
