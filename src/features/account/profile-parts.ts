/** What of the profile page shows. */
export type ProfileState = 'loading' | 'failed' | 'gone' | 'profile';

/** The one part of the profile page that a selector names. */
export function profilePart(selector: string): HTMLElement {
  const part = document.querySelector<HTMLElement>(`[data-profile] ${selector}`);
  if (!part) throw new Error(`The profile has no ${selector}`);
  return part;
}

/** Shows one state of the profile page. */
export function showProfileState(state: ProfileState): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-profile] > [data-state]')) {
    block.hidden = block.dataset['state'] !== state;
  }
}

/** How long a success stays ('cleared after 3 seconds'), in milliseconds. */
export const SUCCESS_STAYS = 3000;
