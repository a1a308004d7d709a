import type { ReactElement } from 'react';
import { clearSearch } from '#domain/search/listing-search.ts';
import { clearAll } from '#domain/search/text.ts';
import { activeFilters } from './active-filters.ts';
import type { ToolProps } from '../results/tool-props.ts';
import { FILTER_TEXT as text } from '../text.ts';

/** Every active filter with its remove button, and a button that clears all. */
export function ActiveFilters({ search, change }: ToolProps): ReactElement | null {
  const active = activeFilters(search);
  if (active.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-3 text-small max-lg:mb-4 max-lg:flex-nowrap max-lg:pt-0">
      <h2 className="label font-text text-clay max-lg:sr-only" id="active-filters">
        {text.active}
      </h2>
      {/* On a small screen one line, which scrolls sideways. */}
      <ul
        aria-labelledby="active-filters"
        className="flex flex-wrap gap-2 scrollbar-none max-lg:-m-1 max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:mask-[linear-gradient(to_left,transparent,black_1.5rem)] max-lg:p-1 max-lg:pr-6"
      >
        {active.map(({ label, without }) => (
          <li key={label}>
            <button
              type="button"
              className="flex min-h-10 items-center gap-2.5 bg-limestone px-3.5 hover:bg-sand max-lg:whitespace-nowrap"
              aria-label={text.remove(label)}
              onClick={() => change(without)}
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
        onClick={() => change({ ...clearSearch(search), text: search.text })}
      >
        {clearAll(active.length)}
      </button>
    </div>
  );
}
