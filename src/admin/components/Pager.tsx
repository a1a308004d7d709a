import type { ReactElement } from 'react';
import { Icon } from './Icon.tsx';
import { PAGER_TEXT as text } from './pager-text.ts';

interface Props {
  /** Page shown, counted from 1. */
  page: number;
  /** Pages there are. */
  pages: number;
  /** Shows another. */
  go: (page: number) => void;
}

/** The pages of a list's results; nothing when one is enough. */
export function Pager({ page, pages, go }: Props): ReactElement | null {
  if (pages < 2) return null;
  return (
    <nav aria-label={text.label} className="mt-8 flex items-center justify-center gap-4">
      <button type="button" className="button button-quiet" disabled={page === 1} onClick={() => go(page - 1)}>
        <Icon name="chevron-left" size={16} />
        {text.previous}
      </button>
      <p aria-live="polite" className="text-small">
        {text.of(page, pages)}
      </p>
      <button type="button" className="button button-quiet" disabled={page === pages} onClick={() => go(page + 1)}>
        {text.next}
        <Icon name="chevron-right" size={16} />
      </button>
    </nav>
  );
}
