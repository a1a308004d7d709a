import {
  browserLocalPersistence,
  browserSessionPersistence,
  setPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { accountsApi } from '#domain/api/accounts.ts';
import { callWithToken } from '#lib/api/call-api.ts';
import { memberAuth } from './auth.ts';
import { EmailNotConfirmed } from './email-not-confirmed.ts';
import { forgetMember, noteMember } from './known-member.ts';
import { SignInNotStored } from './sign-in-not-stored.ts';
import { forgetFavorites } from './store-favorites.ts';
import { endSession } from './session.ts';

/**
 * Signs in; `remembered` lets the session outlive the window. Throws EmailNotConfirmed, after requesting a new link,
 * for an account whose email was never confirmed, and SignInNotStored where the browser stores nothing.
 */
export async function signIn(email: string, password: string, remembered: boolean): Promise<void> {
  const auth = memberAuth();
  await setPersistence(auth, remembered ? browserLocalPersistence : browserSessionPersistence);
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  if (!user.emailVerified) {
    const token = await user.getIdToken();
    // First, so that no session stays if the link cannot be requested.
    await endSession();
    await callWithToken(token, accountsApi, 'POST /api/account/confirmation');
    throw new EmailNotConfirmed();
  }
  forgetFavorites();
  forgetMember();
  if (noteMember({ uid: user.uid, email: user.email ?? email }, remembered)) return;
  // Without the note a page for members would lead back to the sign-in.
  await endSession();
  throw new SignInNotStored();
}
