export type ProfileState = 'loading' | 'failed' | 'gone' | 'profile';

/** The one element of the profile page that a selector matches. */
export function profilePart(selector: string): HTMLElement {
  const part = document.querySelector<HTMLElement>(`[data-profile] ${selector}`);
  if (!part) throw new Error(`The profile has no ${selector}`);
  return part;
}

export function showProfileState(state: ProfileState): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-profile] > [data-state]')) {
    block.hidden = block.dataset['state'] !== state;
  }
}

/** How long a success message stays ('cleared after 3 seconds'), in milliseconds. */
export const SUCCESS_STAYS = 3000;
