import {
  browserLocalPersistence,
  browserSessionPersistence,
  setPersistence,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import { memberAuth } from './auth.ts';
import { forgetMember, noteMember } from './known-member.ts';
import { forgetFavorites } from './keep-saved.ts';

/** Signs in; `remembered` lets the session outlive the browser window. */
export async function signIn(email: string, password: string, remembered: boolean): Promise<void> {
  const auth = memberAuth();
  await setPersistence(auth, remembered ? browserLocalPersistence : browserSessionPersistence);
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  forgetFavorites();
  forgetMember();
  noteMember({ uid: user.uid, email: user.email ?? email }, remembered);
}
