import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { Icon } from './Icon.tsx';

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
  useEffect(() => {
    if (typed === known) return;
    const timer = setTimeout(() => search(typed), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, known]);

  return (
    <div className="search-field">
      <Icon name="search" size={16} className="text-ink-soft" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        maxLength={200}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </div>
  );
}
