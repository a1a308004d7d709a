import { MEMBER_KEY, knownMember } from '../../lib/member/known-member.ts';

/** Turns the header's sign-in link into the account menu for a known member. Every page carries it: no library here. */
export function startAccountEntry(): void {
  if (knownMember() !== null) void follow();
  // Signed in or out in another tab; the key is null when somebody cleared the whole storage.
  addEventListener('storage', ({ key }) => {
    if (key === MEMBER_KEY || key === null) void follow();
  });
}

async function follow(): Promise<void> {
  const { followMember } = await import('./account-menu.ts');
  followMember(knownMember());
}
