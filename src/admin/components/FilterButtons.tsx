import { ListFilter } from 'lucide-react';
import { useRef, type ReactElement } from 'react';

interface Props {
  text: { readonly open: string; readonly clear: string };
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Clears all filters; null while nothing is filtered. */
  clear: (() => void) | null;
}

/** Opens the filters of a list, and clears them. */
export function FilterButtons({ text, isOpen, setOpen, clear }: Props): ReactElement {
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="button button-quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter size={16} />
        {text.open}
      </button>
      {clear !== null && (
        <button
          type="button"
          className="inline-link cursor-pointer py-1 text-small"
          onClick={() => {
            // This button disappears.
            opener.current?.focus();
            clear();
          }}
        >
          {text.clear}
        </button>
      )}
    </>
  );
}
