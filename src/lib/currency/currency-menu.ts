import { CURRENCY_STORAGE_KEY } from '@site/domain/currency';
import { hasForeignChoice } from './has-foreign-choice.ts';

// Prices stand in euros, so a page needs the rest (open-currency-menu.ts) only when somebody opens the menu, chose
// another currency before, or does so in another tab.
const load = () => import('./open-currency-menu.ts');

for (const panel of document.querySelectorAll('[data-currency-panel]')) {
  panel.addEventListener('toggle', () => {
    if (panel.matches(':popover-open, [open]')) void load().then(({ refreshRates }) => refreshRates());
  });
}

/** In `addEventListener` for the first time only: once loaded, the store follows by itself. */
const follow = ({ key }: StorageEvent): void => {
  if (key === CURRENCY_STORAGE_KEY) void load();
};
addEventListener('storage', follow);
addEventListener('pageshow', ({ persisted }) => void (persisted && hasForeignChoice() && load()));
if (hasForeignChoice()) void load();
