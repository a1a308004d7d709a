import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { Icon } from '#admin/components/Icon.tsx';
import type { IconName } from '#admin/components/icon-paths.ts';
import { chooseTheme, theme, THEMES, type Theme } from './theme.ts';
import { SHELL_TEXT } from './text.ts';

const text = SHELL_TEXT.theme;
const ICONS: Record<Theme, IconName> = { system: 'monitor', light: 'sun', dark: 'moon' };

export function ThemeChoice(): ReactElement {
  const chosen = useStore(theme);
  return (
    <fieldset className="theme-choice">
      <legend className="sr-only">{text.label}</legend>
      {THEMES.map((name) => (
        <label key={name} title={text[name]}>
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={chosen === name}
            onChange={() => chooseTheme(name)}
          />
          <Icon name={ICONS[name]} size={16} />
          <span className="sr-only">{text[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
