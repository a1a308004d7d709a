import { MEMBER_KEY, SIGNED_OUT_KEY, knownMember } from '#lib/member/known-member.ts';

/** Turns the header's sign-in link into the account menu for a known member. Every page carries it: no library here. */
export function startAccountEntry(): void {
  if (knownMember() !== null) void follow();
  // Signed in or out in another tab; the key is null when somebody cleared the whole storage.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === MEMBER_KEY || key === null) void follow();
    if (key === SIGNED_OUT_KEY && newValue !== null) void followSignOut(newValue);
  });
  // A page that the browser kept for its back button has heard of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow();
  });
}

async function follow(): Promise<void> {
  const { followMember } = await import('./account-menu.ts');
  followMember(knownMember());
}

async function followSignOut(uid: string): Promise<void> {
  const menu = await import('./account-menu.ts');
  await menu.followSignOut(uid);
}
