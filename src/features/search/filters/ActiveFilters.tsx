import type { ReactElement } from 'react';
import { clearSearch, type ListingSearch } from '#domain/search/listing-search.ts';
import { clearAll } from '#domain/search/text.ts';
import { activeFilters } from './active-filters.ts';
import { showResults } from '../state/listing-parts.ts';
import type { ChangeSearch } from '../state/listing-state.ts';
import { FILTER_TEXT as text } from '../text.ts';

interface Props {
  search: ListingSearch;
  change: ChangeSearch;
}

/** Every active filter with its remove button, and a button that clears all. */
export function ActiveFilters({ search, change }: Props): ReactElement | null {
  const active = activeFilters(search);
  if (active.length === 0) return null;
  return (
    <div className="active-filters">
      <h2 className="label" id="active-filters">
        {text.active}
      </h2>
      <ul aria-labelledby="active-filters">
        {active.map(({ id, label, without }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={text.remove(label)}
              onClick={({ currentTarget }) => {
                passFocus(currentTarget.parentElement);
                change(without);
              }}
            >
              {label}
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="inline-link flex-none py-2"
        onClick={() => {
          passFocus(null);
          change({ ...clearSearch(search), text: search.text });
        }}
      >
        {clearAll(active.length)}
      </button>
    </div>
  );
}

/** A filter that goes gives the focus to its neighbour, or to the results when it is the last. */
function passFocus(filter: Element | null): void {
  const neighbour = filter?.nextElementSibling ?? filter?.previousElementSibling;
  if (neighbour) neighbour.querySelector('button')?.focus();
  else showResults();
}
