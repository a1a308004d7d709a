import { type KeyboardEvent, type ReactElement, type Ref, useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_TEXT_MAX } from '#domain/search/text-match.ts';
import { SORT_BAR_TEXT as labels } from '../text.ts';

/** 'Search debounce 300 ms' (visitor specification, section 9). */
const SEARCH_DEBOUNCE = 300;

export interface SearchFieldProps {
  /** The text being searched for. */
  text: string;
  /** Called 300 ms after the last change, or immediately for Enter. */
  onSearch: (text: string) => void;
  /** The field itself, for who cannot wait for its text. */
  ref: Ref<HTMLInputElement>;
}

/** 'Search properties...': searches while the visitor types. */
export function SearchField({ text, onSearch, ref }: SearchFieldProps): ReactElement {
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);

  // The search changed elsewhere: update the field before the paint.
  if (text !== searched) {
    setSearched(text);
    setTyped(text);
  }

  const search = (next: string): void => {
    setSearched(next);
    onSearch(next);
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    if (typed === searched) return;
    const timer = setTimeout(() => searchLater(typed), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed, searched]);

  const searchAtOnce = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search(event.currentTarget.value);
  };

  return (
    <input
      ref={ref}
      type="search"
      className="tool-field"
      aria-label={labels.label}
      placeholder={labels.placeholder}
      maxLength={SEARCH_TEXT_MAX}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={searchAtOnce}
    />
  );
}
