import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { Icon } from './Icon.tsx';

/** 'Search is debounced 300 ms' (admin specification, section 2). */
const DEBOUNCE = 300;

interface Props {
  /** Accessible name. */
  label: string;
  /** What can be searched for, while it is empty. */
  placeholder: string;
  /** What is searched for now. */
  text: string;
  /** Searches for something else. */
  ask: (text: string) => void;
}

/** A field that searches as one types; what is typed counts after a short rest. */
export function SearchField({ label, placeholder, text, ask }: Props): ReactElement {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // The address changed by other hands: the way back, or 'Clear all filters'.
  if (text !== known) {
    setKnown(text);
    setTyped(text);
  }
  const settle = useEffectEvent((labels: string) => {
    setKnown(labels);
    ask(labels);
  });
  useEffect(() => {
    if (typed === known) return;
    const timer = setTimeout(() => settle(typed), DEBOUNCE);
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
