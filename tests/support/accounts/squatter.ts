import { randomUUID } from 'node:crypto';
import type { FirebaseApp } from 'firebase/app';
import { getAuth as getClientAuth, signInWithEmailAndPassword } from 'firebase/auth';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { prepareMember } from '#support/rules/member.ts';

/** A stranger's account under the address of somebody else, from before such accounts could not sign in. */
export interface Squatter {
  /** Id of the account. */
  readonly uid: string;
  /** The address, which the stranger does not hold. */
  readonly email: string;
  /** The stranger's password. */
  readonly password: string;
  /** The token that the stranger signed in for. */
  readonly token: string;
  /** The stranger's session, which asks Auth for a new token. */
  readonly renewToken: () => Promise<string>;
}

/** Registers an address with a password, signs in and saves a favourite, all without ever confirming the address. */
export async function openSquatter(accounts: Auth, firestore: Firestore, client: FirebaseApp): Promise<Squatter> {
  const email = `colleague-${randomUUID()}@test.example`;
  const password = randomUUID();
  const { uid } = await accounts.createUser({ email, password, emailVerified: false });
  await prepareMember(firestore, uid, { favoritesCount: 1, favorites: [randomUUID()] });
  const { user } = await signInWithEmailAndPassword(getClientAuth(client), email, password);
  return { uid, email, password, token: await user.getIdToken(), renewToken: () => user.getIdToken(true) };
}
