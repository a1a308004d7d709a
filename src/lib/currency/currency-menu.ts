import { CURRENCY_STORAGE_KEY } from '#domain/money/currency-choice.ts';
import { hasForeignChoice } from './has-foreign-choice.ts';

// Prices are in euros, so a page needs the rest (open-currency-menu.ts) only when somebody opens the menu, has chosen
// another currency, or does so in another tab.
const load = () => import('./open-currency-menu.ts');

for (const panel of document.querySelectorAll('[data-currency-panel]')) {
  const refresh = (): void => {
    if (panel.matches(':popover-open, [open]')) void load().then(({ refreshRates }) => refreshRates());
  };
  panel.addEventListener('toggle', refresh);
  // Loads on hover or focus, so that the list is filled when the menu opens.
  for (const sign of ['pointerover', 'focusin'])
    panel.parentElement?.addEventListener(sign, () => void load(), { once: true });
  // The menu opens without JavaScript, so it may be open already.
  refresh();
}

/** Loading the code again does nothing; once loaded it follows the storage itself. */
const follow = ({ key }: StorageEvent): void => {
  if (key === CURRENCY_STORAGE_KEY) void load();
};
addEventListener('storage', follow);
addEventListener('pageshow', ({ persisted }) => void (persisted && hasForeignChoice() && load()));
if (hasForeignChoice()) void load();
