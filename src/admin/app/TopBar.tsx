import { Menu, Search } from 'lucide-react';
import type { ReactElement } from 'react';
import { SHELL_TEXT } from './text.ts';

const text = SHELL_TEXT.rail;

/** The bar above every screen: menu button on a phone, title, and search. */
export function TopBar({ search }: { search: () => void }): ReactElement {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-3 border-b border-sand bg-lime px-[clamp(0.75rem,2.5vw,2rem)]">
      <button type="button" className="icon-button lg:hidden" popoverTarget="rail" aria-label={text.open}>
        <Menu size={22} />
      </button>
      <p className="font-display text-title">{text.title}</p>
      <button
        type="button"
        className="ml-auto flex min-h-10 cursor-pointer items-center gap-2.5 border-b border-field px-3 text-small text-ink-soft hover:border-ink hover:text-ink sm:w-68"
        onClick={search}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Search size={16} />
        <span className="max-sm:sr-only">{text.search}</span>
        <kbd className="ml-auto text-label text-ink-soft max-sm:hidden">{text.shortcut}</kbd>
      </button>
    </header>
  );
}
