import { goToSignIn } from '#lib/member/go-to-sign-in.ts';
import { knownMember } from '#lib/member/known-member.ts';

// A page for members: 'anonymous users are redirected to /login', without waiting for the island.
if (knownMember() === null) goToSignIn();
