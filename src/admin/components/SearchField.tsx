import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** 'Search is debounced 300 ms' (admin specification, section 2). */
const DEBOUNCE = 300;

interface Props {
  label: string;
  placeholder: string;
  text: string;
  onSearch: (text: string) => void;
}

/** A search field with a debounce. */
export function SearchField({ label, placeholder, text, onSearch }: Props): ReactElement {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // The URL changed: the back button, or 'Clear all filters'.
  if (text !== known) {
    setKnown(text);
    setTyped(text);
  }
  const search = useEffectEvent((next: string) => {
    setKnown(next);
    onSearch(next);
  });
  const { pathname } = useLocation();
  const next = useNavigation().location;
  // A search that still waits would lead back from the screen that is being opened.
  const isLeaving = next !== undefined && next.pathname !== pathname;
  useEffect(() => {
    if (typed === known || isLeaving) return;
    const timer = setTimeout(() => search(typed), DEBOUNCE);
    // On a slow device the router says too late that a link was pressed.
    const follow = (event: MouseEvent): void => {
      if (leadsAway(event)) clearTimeout(timer);
    };
    document.addEventListener('click', follow, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', follow, { capture: true });
    };
  }, [typed, known, isLeaving]);

  return (
    <div className="flex flex-[1_1_16rem] items-center gap-2.5 border-b border-field focus-within:border-anil focus-within:shadow-[0_1px_0_var(--color-anil)]">
      <Search size={16} className="text-ink-soft" />
      <input
        type="search"
        className="min-h-10 min-w-0 flex-1 ringless"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={200}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </div>
  );
}

/** Whether a press opens a link in this window. */
function leadsAway({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
  return isPlain && target instanceof Element && target.closest('a[href]:not([target])') !== null;
}
