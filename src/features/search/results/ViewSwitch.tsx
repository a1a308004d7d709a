import type { ReactElement } from 'react';
import { LISTING_VIEWS, type ListingView } from '#domain/search/listing-search.ts';
import { SORT_BAR_TEXT as text } from '../text.ts';

export interface ViewSwitchProps {
  view: ListingView;
  onChange: (view: ListingView) => void;
}

export function ViewSwitch({ view, onChange }: ViewSwitchProps): ReactElement {
  return (
    <div role="group" aria-label={text.view} className="flex items-center noscript:hidden">
      {LISTING_VIEWS.map((name) => (
        <button
          key={name}
          type="button"
          className="listing-toggle"
          aria-pressed={view === name}
          onClick={() => onChange(name)}
        >
          {text[name]}
        </button>
      ))}
    </div>
  );
}
