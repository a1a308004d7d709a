import { MEMBER_KEY, knownMember } from '../../lib/member/known-member.ts';
import { goToSignIn } from '../../lib/member/go-to-sign-in.ts';

/** Turns the header's sign-in link into the account menu for a known member. Runs on every page: no library here. */
export function startAccountEntry(): void {
  if (knownMember() !== null) void follow();
  // Signed in or out in another tab; the key is null when somebody cleared the whole storage.
  addEventListener('storage', ({ key }) => {
    if (key !== MEMBER_KEY && key !== null) return;
    if (knownMember() === null && document.querySelector('[data-members-only]')) goToSignIn();
    else void follow();
  });
}

async function follow(): Promise<void> {
  const { hideAccountMenu, showAccountMenu } = await import('./account-menu.ts');
  const member = knownMember();
  if (member === null) hideAccountMenu();
  else showAccountMenu(member);
}
