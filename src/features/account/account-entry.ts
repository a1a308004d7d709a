import { MEMBER_KEY, SIGNED_OUT_KEY, knownMember } from '#lib/member/known-member.ts';

/**
 * Turns the header's sign-in link into the account menu for a known member. Runs on every page, so it loads no library.
 */
export function startAccountEntry(): void {
  if (knownMember() !== null) void follow();
  // Signed in or out in another tab; the key is null when the whole storage was cleared.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === MEMBER_KEY || key === null) void follow();
    if (key === SIGNED_OUT_KEY && newValue !== null) void followSignOut(newValue);
  });
  // A page restored from the back/forward cache may be outdated.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow();
  });
}

async function follow(): Promise<void> {
  // Read before the import: by its end somebody else may be known, and the page was filled for this one.
  const member = knownMember();
  const { followMember } = await import('./account-menu.ts');
  followMember(member);
}

async function followSignOut(uid: string): Promise<void> {
  const menu = await import('./account-menu.ts');
  await menu.followSignOut(uid);
}
