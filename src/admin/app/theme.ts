import { atom } from 'nanostores';
import { lasting, readStored, removeStored, writeStored } from '#lib/stored-json.ts';

/** 'system' follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;

export type Theme = (typeof THEMES)[number];

const KEY = 'admin-theme';

export const theme = atom<Theme>('system');

/** Applies the theme that was chosen on this device. */
export function restoreTheme(): void {
  const stored = readStored(lasting, KEY);
  show(THEMES.find((name) => name === stored) ?? 'system');
}

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
