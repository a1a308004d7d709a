import {
  confirmPasswordReset,
  EmailAuthProvider,
  reauthenticateWithCredential,
  updatePassword,
  verifyPasswordResetCode,
  type User,
} from 'firebase/auth';
import { memberAuth } from './auth.ts';
import { currentMember } from './session.ts';
import { SessionEnded } from './session-ended.ts';

/** Proves with the password that the member is the one who sits here; Auth counts wrong ones. */
export async function proveMember(password: string): Promise<User> {
  const member = await currentMember();
  if (member === null) throw new SessionEnded();
  await reauthenticateWithCredential(member, EmailAuthProvider.credential(member.email ?? '', password));
  return member;
}

/** Changes the password, once the current one was proved. */
export async function changePassword(current: string, next: string): Promise<void> {
  await updatePassword(await proveMember(current), next);
}

/** The email address of the account for which a link allows a new password; throws when the code has ended. */
export function addressOfReset(code: string): Promise<string> {
  return verifyPasswordResetCode(memberAuth(), code);
}

/** Saves the new password that a link allows; Auth confirms the address with it and ends all sessions. */
export function saveNewPassword(code: string, password: string): Promise<void> {
  return confirmPasswordReset(memberAuth(), code, password);
}
