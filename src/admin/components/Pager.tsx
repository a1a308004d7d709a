import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';

const text = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  of: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;

// At an end a button is not disabled: that would lose the focus of who has just pressed it.
const BUTTON = 'button button-quiet aria-disabled:cursor-not-allowed aria-disabled:bg-sand aria-disabled:text-ink-soft';

interface Props {
  /** Counted from 1. */
  page: number;
  pages: number;
  go: (page: number) => void;
}

/** The pages of a list; nothing for a single page. */
export function Pager({ page, pages, go }: Props): ReactElement | null {
  if (pages < 2) return null;
  return (
    <nav aria-label={text.label} className="mt-8 flex items-center justify-center gap-4">
      <button
        type="button"
        className={BUTTON}
        aria-disabled={page === 1}
        onClick={() => {
          if (page > 1) go(page - 1);
        }}
      >
        <ChevronLeft size={16} />
        {text.previous}
      </button>
      <p aria-live="polite" className="text-small">
        {text.of(page, pages)}
      </p>
      <button
        type="button"
        className={BUTTON}
        aria-disabled={page === pages}
        onClick={() => {
          if (page < pages) go(page + 1);
        }}
      >
        {text.next}
        <ChevronRight size={16} />
      </button>
    </nav>
  );
}
