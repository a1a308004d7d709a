import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { chooseTheme, theme, THEMES, type Theme } from './theme.ts';
import { SHELL_TEXT } from './text.ts';

const text = SHELL_TEXT.theme;
const ICONS: Record<Theme, LucideIcon> = { system: Monitor, light: Sun, dark: Moon };

export function ThemeChoice(): ReactElement {
  const chosen = useStore(theme);
  return (
    <fieldset className="theme-choice">
      <legend className="sr-only">{text.label}</legend>
      {THEMES.map((name) => {
        const Icon = ICONS[name];
        return (
          <label key={name} title={text[name]}>
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={chosen === name}
              onChange={() => chooseTheme(name)}
            />
            <Icon size={16} />
            <span className="sr-only">{text[name]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
