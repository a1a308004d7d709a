import { loadCode } from '#lib/load-code.ts';
import { knownMember } from '#lib/member/known-member.ts';
import { $savedIds, favoritesAreFresh } from '#lib/member/saved-property-ids.ts';
import { whenIdle } from '#lib/when-idle.ts';

const HEARTS = '[data-favorite]';

/**
 * Handles all hearts of the page, later ones too, and updates the badge. Runs on every page, so it loads no library.
 */
export function startHearts(): void {
  $savedIds.subscribe(paintAll);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const node of type === 'attributes' ? [target] : addedNodes) if (node instanceof Element) paintWithin(node);
    }
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-favorite'] });
  document.addEventListener('click', ({ target }) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>(HEARTS) : null;
    if (heart && heart.ariaDisabled !== 'true') void press(heart);
  });
  // A page view costs no database read, unless the stored list is outdated or missing after a sign-in.
  if (knownMember() !== null && !favoritesAreFresh()) whenIdle(() => void refresh());
}

async function press(heart: HTMLElement): Promise<void> {
  const code = await loadCode(() => import('./press-heart.ts'));
  await code?.pressHeart(heart.dataset['favorite'] ?? '');
}

async function refresh(): Promise<void> {
  const { refreshQuietly } = await import('./refresh-favorites.ts');
  await refreshQuietly();
}

function paintAll(): void {
  paintWithin(document.documentElement);
  const count = $savedIds.get().length;
  for (const badge of document.querySelectorAll<HTMLElement>('[data-favorites-count]')) {
    badge.hidden = count === 0;
    badge.textContent = String(count);
  }
}

function paintWithin(root: Element): void {
  const hearts = root.matches(HEARTS) ? [root] : root.querySelectorAll(HEARTS);
  if (hearts.length === 0) return;
  const saved = new Set($savedIds.get());
  for (const heart of hearts) heart.toggleAttribute('data-saved', saved.has(heart.getAttribute('data-favorite') ?? ''));
}
