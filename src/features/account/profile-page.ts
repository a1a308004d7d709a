import { knownMember } from '#lib/member/known-member.ts';

// Members see the profile; everybody else goes to the sign-in page and comes back.
if (knownMember() === null) void leave();
else void open();

async function leave(): Promise<void> {
  const { goToSignIn } = await import('#lib/member/go-to-sign-in.ts');
  goToSignIn();
}

async function open(): Promise<void> {
  const { openProfile } = await import('./open-profile.ts');
  await openProfile();
}
