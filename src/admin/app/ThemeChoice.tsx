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
    <fieldset className="flex w-fit rounded-hair border border-rail-line">
      <legend className="sr-only">{text.label}</legend>
      {THEMES.map((name) => {
        const Icon = ICONS[name];
        return (
          <label
            key={name}
            title={text[name]}
            className="grid h-7.5 w-9 cursor-pointer place-items-center text-rail-soft has-checked:bg-rail-line has-checked:text-rail-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-rail-ink"
          >
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
