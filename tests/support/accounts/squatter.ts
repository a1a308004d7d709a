import { randomUUID } from 'node:crypto';
import type { FirebaseApp } from 'firebase/app';
import { getAuth as getClientAuth, signInWithEmailAndPassword } from 'firebase/auth';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
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

/** Creates an account, signs in and saves a favourite without confirming the email. */
export async function openSquatter(auth: Auth, firestore: Firestore, client: FirebaseApp): Promise<Squatter> {
  const email = `colleague-${randomUUID()}@test.example`;
  const password = randomUUID();
  const { uid } = await auth.createUser({ email, password, emailVerified: false });
  await prepareMember(firestore, uid, { favoritesCount: 1, favorites: [randomUUID()] });
  const { user } = await signInWithEmailAndPassword(getClientAuth(client), email, password);
  return { uid, email, password, token: await user.getIdToken(), renewToken: () => user.getIdToken(true) };
}
