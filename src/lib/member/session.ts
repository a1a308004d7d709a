import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { keepForAfterSignIn } from './after-sign-in.ts';
import { endsSession } from './auth-code.ts';
import { memberAuth } from './auth.ts';
import { announceSignOut, forgetMember, isRemembered, knownMember, noteMember } from './known-member.ts';
import { forgetFavorites } from './store-favorites.ts';
import { SessionEnded } from './session-ended.ts';

/** The signed-in member after checking the session; null for nobody. Corrects what the browser has stored. */
export async function currentMember(): Promise<User | null> {
  const auth = memberAuth();
  await auth.authStateReady();
  // A session from before email confirmation was required.
  if (auth.currentUser?.emailVerified === false) await signOut(auth);
  settle(auth.currentUser);
  return auth.currentUser;
}

/** Calls back when the member changes after the session was checked, also from another tab. */
export function onMemberChange(callback: (member: User | null) => void): void {
  onAuthStateChanged(memberAuth(), (member) => {
    settle(member);
    callback(member);
  });
}

/** True while a member signs out, who needs no message that the session has ended. */
let isLeaving = false;

/** Ends the session on request, in the other tabs too. */
export async function endSession(): Promise<void> {
  isLeaving = true;
  const member = knownMember();
  try {
    await signOut(memberAuth());
    settle(null);
    if (member !== null) announceSignOut(member.uid);
  } finally {
    isLeaving = false;
  }
}

/** An ID token of the member; `fresh` requests a new one. Throws SessionEnded when there is no session. */
export async function memberToken(fresh = false): Promise<{ uid: string; token: string }> {
  const member = await currentMember();
  if (member === null) throw new SessionEnded();
  try {
    return { uid: member.uid, token: await member.getIdToken(fresh) };
  } catch (error) {
    if (!endsSession(error)) throw error;
    await signOut(memberAuth());
    settle(null);
    throw new SessionEnded(error);
  }
}

function settle(member: User | null): void {
  const known = knownMember();
  if (member === null) {
    if (known === null) return;
    // Before listeners run: a page for members navigates away immediately.
    if (!isLeaving) keepForAfterSignIn({ reason: 'ended', favorite: null });
    forgetMember();
    forgetFavorites();
  } else if (known?.uid !== member.uid) {
    noteMember({ uid: member.uid, email: member.email ?? '' }, isRemembered());
  }
}
