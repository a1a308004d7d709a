import { SAVE, SAVED } from '@site/domain/messages/favorites-messages';
import { keepForAfterSignIn, waitingForSignIn } from '../../lib/member/after-sign-in.ts';
import { knownMember } from '../../lib/member/known-member.ts';
import {
  favoritesAreFresh,
  keepShortlist,
  onSavedChange,
  savedHouses,
  shortlist,
  staysOnDevice,
} from '../../lib/member/saved-houses.ts';
import { goToSignIn } from '../../lib/member/go-to-sign-in.ts';
import { whenCalm } from '../../lib/when-calm.ts';

const HEARTS = '[data-favorite]';

/** Makes every heart of the page work, those that come later too, and keeps the badge. Runs on every page: no library here. */
export function startHearts(): void {
  paintAll();
  onSavedChange(paintAll);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) paintWithin(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>(HEARTS) : null;
    if (heart && heart.ariaDisabled !== 'true') press(heart);
  });
  if (knownMember() === null) return;
  // Nobody looks at a database for a page view: only for what waits, or when the list here has grown old.
  if (waitingForSignIn()?.favorite || !favoritesAreFresh()) {
    whenCalm(() => void import('./refresh-favorites.ts').then(({ refreshFavorites }) => refreshFavorites()));
  }
}

function press(heart: HTMLElement): void {
  const id = heart.dataset['favorite'] ?? '';
  const saved = !savedHouses().includes(id);
  if (knownMember() !== null) {
    void import('./change-favorite.ts').then(({ changeFavorite }) => changeFavorite(id, saved));
    return;
  }
  const kept = shortlist().filter((other) => other !== id);
  keepShortlist(saved ? [id, ...kept] : kept);
  if (!saved || staysOnDevice()) return;
  keepForAfterSignIn({ reason: 'add', favorite: { id, saved } });
  goToSignIn();
}

function paintAll(): void {
  paintWithin(document.documentElement);
  const count = savedHouses().length;
  for (const badge of document.querySelectorAll<HTMLElement>('[data-favorites-count]')) {
    badge.hidden = count === 0;
    badge.textContent = String(count);
  }
}

function paintWithin(root: Element): void {
  const hearts = root.matches(HEARTS) ? [root] : root.querySelectorAll(HEARTS);
  if (hearts.length === 0) return;
  const saved = new Set(savedHouses());
  for (const heart of hearts) {
    const isSaved = saved.has(heart.getAttribute('data-favorite') ?? '');
    heart.toggleAttribute('data-saved', isSaved);
    const label = heart.querySelector('[data-favorite-label]');
    if (label) label.textContent = isSaved ? SAVED : SAVE;
  }
}
