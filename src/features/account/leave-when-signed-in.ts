import { knownMember } from '#lib/member/known-member.ts';

/** Sends a member who is signed in already to this path; what this browser stored may be outdated. */
export async function leaveWhenSignedIn(target: string): Promise<void> {
  if (knownMember() === null) return;
  const { currentMember } = await import('#lib/member/session.ts');
  if ((await currentMember()) !== null) location.replace(target);
}
