import { knownMember, MEMBER_KEY } from '#lib/member/known-member.ts';

/** Sends a member who is signed in already, or signs in in another tab, to this path. */
export async function leaveWhenSignedIn(target: string): Promise<void> {
  addEventListener('storage', ({ key }) => {
    if (key === MEMBER_KEY && knownMember() !== null) location.replace(target);
  });
  // What this browser stored may be outdated.
  if (knownMember() === null) return;
  const { currentMember } = await import('#lib/member/session.ts');
  if ((await currentMember()) !== null) location.replace(target);
}
