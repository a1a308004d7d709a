import type { ReactElement } from 'react';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import { SEARCH_TEXT_MAX } from '#domain/search/text-match.ts';
import { SortOrder } from '../results/SortOrder.tsx';
import type { ListedPage } from '../state/listing-state.ts';
import { isStayPage } from '#domain/stay/stay-page.ts';
import { SORT_BAR_TEXT as labels } from '../text.ts';
import { StayButton } from './StayButton.tsx';
import { KindSwitch } from './KindSwitch.tsx';

export interface SheetToolsProps {
  page: ListedPage;
  search: ListingSearch;
  openDates: () => void;
  onChange: (change: Partial<ListingSearch>) => void;
}

/** The tools that a wide window shows on the page itself: dates, rental type, search field and order. */
export function SheetTools({ page, search, openDates, onChange }: SheetToolsProps): ReactElement {
  return (
    <div className="grid gap-4">
      {isStayPage(page.type) && <StayButton stay={search.stay} onOpen={openDates} />}
      {isStayPage(page.type) && <KindSwitch type={page.type} search={search} />}
      <input
        type="search"
        className="tool-field w-full"
        aria-label={labels.label}
        placeholder={labels.placeholder}
        maxLength={SEARCH_TEXT_MAX}
        autoComplete="off"
        enterKeyHint="search"
        value={search.text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
      <div className="flex items-center justify-between">
        <span aria-hidden="true" className="label text-clay">
          {labels.sortBy}
        </span>
        <SortOrder sort={search.sort} hasTotal={search.stay !== null} onChange={(sort) => onChange({ sort })} />
      </div>
    </div>
  );
}
