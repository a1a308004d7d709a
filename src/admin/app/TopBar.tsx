import { Menu, Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { SHELL_TEXT } from './text.ts';

const text = SHELL_TEXT.rail;

/** The bar above every screen: menu button on a phone, title, and search. */
export function TopBar({ search }: { search: () => void }): ReactElement {
  return (
    <header className="top-bar">
      <button type="button" className="icon-button lg:hidden" popoverTarget="rail" aria-label={text.open}>
        <Menu size={22} />
      </button>
      <p className="font-display text-title">{text.title}</p>
      <button type="button" className="top-search" onClick={search} aria-keyshortcuts="Control+K Meta+K">
        <Search size={16} />
        <span className="max-sm:sr-only">{text.search}</span>
        <kbd className="ml-auto text-label text-ink-soft max-sm:hidden">{text.shortcut}</kbd>
      </button>
    </header>
  );
}
