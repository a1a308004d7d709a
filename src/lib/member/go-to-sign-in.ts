import { loginPath } from '@site/domain/redirect-path';

/** Leads to the sign-in page, and from there back to this one. */
export function goToSignIn(): void {
  location.assign(loginPath(`${location.pathname}${location.search}${location.hash}`));
}
