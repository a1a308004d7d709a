import { ArrowUp, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { FORM_TEXT } from './text.ts';

const text = FORM_TEXT.list;

interface Props<T> {
  /** Name of the entry, such as 'highlight 2'. */
  name: string;
  list: readonly T[];
  /** Its place in the list, from 0. */
  place: number;
  onList: (list: readonly T[]) => void;
}

/** Moves an entry of a list up, or removes it. */
export function EntryButtons<T>({ name, list, place, onList }: Props<T>): ReactElement {
  const others = list.toSpliced(place, 1);
  return (
    <>
      <button
        type="button"
        data-up
        className="icon-button"
        aria-label={text.moveUp(name)}
        aria-disabled={place === 0}
        onClick={({ currentTarget }) => {
          if (place === 0) return;
          const entries = currentTarget.closest('li')?.parentElement?.children;
          onList(others.toSpliced(place - 1, 0, ...list.slice(place, place + 1)));
          // Once React has rendered: the focus goes up with the entry, so that another press moves it further.
          setTimeout(() => focusUpButton(entries?.[place - 1]));
        }}
      >
        <ArrowUp size={18} />
      </button>
      <button
        type="button"
        data-remove
        className="icon-button"
        aria-label={text.remove(name)}
        onClick={() => void keepFocus(() => onList(others))}
      >
        <X size={18} />
      </button>
    </>
  );
}

function focusUpButton(entry: Element | undefined): void {
  // Its own is the last: those of lists within the entry come before it.
  [...(entry?.querySelectorAll<HTMLElement>('[data-up]') ?? [])].at(-1)?.focus();
}
