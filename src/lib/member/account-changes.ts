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

/** Verifies the member's password; Auth counts failed attempts. */
export async function reauthenticateMember(password: string): Promise<User> {
  const member = await currentMember();
  if (member === null) throw new SessionEnded();
  await reauthenticateWithCredential(member, EmailAuthProvider.credential(member.email ?? '', password));
  return member;
}

/** Changes the password after verifying the current one. */
export async function changePassword(current: string, next: string): Promise<void> {
  await updatePassword(await reauthenticateMember(current), next);
}

/** The email of the account that a link resets; throws when the code has expired. */
export function emailOfReset(code: string): Promise<string> {
  return verifyPasswordResetCode(memberAuth(), code);
}

/** Saves a new password with the code of a link; Auth also confirms the email and ends all sessions. */
export function saveNewPassword(code: string, password: string): Promise<void> {
  return confirmPasswordReset(memberAuth(), code, password);
}
