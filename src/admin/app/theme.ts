import { atom } from 'nanostores';
import { lasting, readStored, removeStored, writeStored } from '#lib/member/stored-json.ts';

/** How the back office looks: light, dark, or as the device asks. */
export const THEMES = ['system', 'light', 'dark'] as const;

/** A look of the back office. */
export type Theme = (typeof THEMES)[number];

const KEY = 'admin-theme';

/** The look in use on this device. */
export const theme = atom<Theme>('system');

/** Takes up the look that was chosen on this device. */
export function restoreTheme(): void {
  const stored = readStored(lasting, KEY);
  show(THEMES.find((name) => name === stored) ?? 'system');
}

/** Changes the look and keeps it on this device. */
export function chooseTheme(chosen: Theme): void {
  show(chosen);
  if (chosen === 'system') removeStored(lasting, KEY);
  else writeStored(lasting, KEY, chosen);
}

function show(chosen: Theme): void {
  theme.set(chosen);
  if (chosen === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = chosen;
}
