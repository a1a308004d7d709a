import { MEMBER_KEY, knownMember } from '../../lib/member/known-member.ts';
import { goToSignIn } from '../../lib/member/go-to-sign-in.ts';

/** Turns the header's sign-in link into the account menu for a known member. Runs on every page: no library here. */
export function startAccountEntry(): void {
  const member = knownMember();
  if (member !== null) void import('./account-menu.ts').then(({ showAccountMenu }) => showAccountMenu(member));
  addEventListener('storage', ({ key }) => {
    // Signed in or out in another tab: what this page shows belongs to somebody else.
    if (key !== MEMBER_KEY && key !== null) return;
    if (knownMember()?.uid === member?.uid) return;
    if (document.querySelector('[data-members-only]') && knownMember() === null) goToSignIn();
    else location.reload();
  });
}
