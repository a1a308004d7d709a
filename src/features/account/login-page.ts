import { leaveWhenSignedIn } from './leave-when-signed-in.ts';
import { showSignInReason } from './sign-in-reason.ts';
import { signInTarget } from './sign-in-target.ts';

showSignInReason(signInTarget());
// 'If already signed in, goes to the value of the redirect query parameter'
void leaveWhenSignedIn(signInTarget());
