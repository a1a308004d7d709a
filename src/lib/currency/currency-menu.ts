import { CURRENCY_STORAGE_KEY } from '#domain/money/currency-choice.ts';
import { hasForeignChoice } from './has-foreign-choice.ts';

// Prices stand in euros, so a page needs the rest (open-currency-menu.ts) only when somebody opens the menu, chose
// another currency before, or does so in another tab.
const load = () => import('./open-currency-menu.ts');

for (const panel of document.querySelectorAll('[data-currency-panel]')) {
  const refresh = (): void => {
    if (panel.matches(':popover-open, [open]')) void load().then(({ refreshRates }) => refreshRates());
  };
  panel.addEventListener('toggle', refresh);
  // Who comes near will open it, and should not find an empty list.
  for (const sign of ['pointerover', 'focusin'])
    panel.parentElement?.addEventListener(sign, () => void load(), { once: true });
  // It opens without script, so it may be open before this one runs.
  refresh();
}

/** Once loaded the code follows by itself, and loading it again does nothing. */
const follow = ({ key }: StorageEvent): void => {
  if (key === CURRENCY_STORAGE_KEY) void load();
};
addEventListener('storage', follow);
addEventListener('pageshow', ({ persisted }) => void (persisted && hasForeignChoice() && load()));
if (hasForeignChoice()) void load();
