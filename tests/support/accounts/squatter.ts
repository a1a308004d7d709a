import { randomUUID } from 'node:crypto';
import type { FirebaseApp } from 'firebase/app';
import { getAuth as getClientAuth, signInWithEmailAndPassword } from 'firebase/auth';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { prepareMember } from '#support/rules/member.ts';

/** A stranger's account with somebody else's email, from before unconfirmed accounts were kept from signing in. */
export interface Squatter {
  readonly uid: string;
  /** An email whose mailbox is not the stranger's. */
  readonly email: string;
  readonly password: string;
  /** ID token of the stranger's sign-in. */
  readonly token: string;
  /** Asks Auth for a new token of the stranger's session. */
  readonly renewToken: () => Promise<string>;
}

const HOUR = 3_600_000;

/**
 * Creates an account that signed in an hour ago and saved a favourite without confirming the email. Auth revokes sessions
 * of earlier seconds only, so the session of a sign-in now would outlive a revocation in the same second.
 */
export async function openSquatter(auth: Auth, firestore: Firestore, client: FirebaseApp): Promise<Squatter> {
  const email = `colleague-${randomUUID()}@test.example`;
  const password = randomUUID();
  const { uid } = await auth.createUser({ email, password, emailVerified: false });
  await prepareMember(firestore, uid, { favoritesCount: 1, favorites: [randomUUID()] });
  const { user } = await signInWithEmailAndPassword(getClientAuth(client), email, password);
  await setSignInTime(uid, Date.now() - HOUR);
  return { uid, email, password, token: await user.getIdToken(true), renewToken: () => user.getIdToken(true) };
}

/** Changes when an account last signed in, which the Admin SDK cannot. */
async function setSignInTime(uid: string, milliseconds: number): Promise<void> {
  const { auth, projectId } = readEmulatorEnvironment();
  const path = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const response = await fetch(`http://${auth.host}:${auth.port}/${path}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId: uid, lastLoginAt: String(milliseconds) }),
  });
  if (!response.ok) throw new Error(`Auth did not change the sign-in of ${uid}: ${await response.text()}`);
}
