import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { SEARCH_TEXT_MAX } from '#domain/search/text-match.ts';
import { SORT_BAR_TEXT as labels } from '../text.ts';

/** 'Search debounce 300 ms' (visitor specification, section 9). */
export const SEARCH_DEBOUNCE = 300;

export interface SearchFieldProps {
  /** The text being searched for. */
  text: string;
  /** Called 300 ms after the last change, or immediately for Enter. */
  onSearch: (text: string) => void;
}

/** 'Search properties...': searches while the visitor types. */
export function SearchField({ text, onSearch }: SearchFieldProps): ReactElement {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [typed, setTyped] = useState(text);
  const [searched, setSearched] = useState(text);

  // The search changed elsewhere: update the field before the paint.
  if (text !== searched) {
    setSearched(text);
    setTyped(text);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (next: string, wait: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSearched(next);
      onSearch(next);
    }, wait);
  };
  const searchAtOnce = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    clearTimeout(timer.current);
    setSearched(event.currentTarget.value);
    onSearch(event.currentTarget.value);
  };

  return (
    <input
      type="search"
      className="tool-field"
      aria-label={labels.label}
      placeholder={labels.placeholder}
      maxLength={SEARCH_TEXT_MAX}
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        search(currentTarget.value, SEARCH_DEBOUNCE);
      }}
      onKeyDown={searchAtOnce}
    />
  );
}
