import { loginPath } from '#domain/account/redirect-path.ts';

/** Goes to the sign-in page, which returns to this one. */
export function goToSignIn(): void {
  hideMemberPage();
  location.assign(loginPath(`${location.pathname}${location.search}${location.hash}`));
}

/** Hides content for members immediately: the next page may load slowly or not at all. */
export function hideMemberPage(): void {
  for (const page of document.querySelectorAll<HTMLElement>('[data-members-only]')) page.hidden = true;
}
