import { loginPath } from '#domain/account/redirect-path.ts';

/** Leads to the sign-in page, and from there back to this one. */
export function goToSignIn(): void {
  hideMemberPage();
  location.assign(loginPath(`${location.pathname}${location.search}${location.hash}`));
}

/** Hides what this page shows to members alone: the next page may be long on its way, or never come. */
export function hideMemberPage(): void {
  for (const page of document.querySelectorAll<HTMLElement>('[data-members-only]')) page.hidden = true;
}
