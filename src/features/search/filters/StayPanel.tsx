import { type ReactElement, useMemo, useState } from 'react';
import { isoDay } from '#domain/core/iso-day.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { GUEST_BOUNDS } from '#domain/enquiry/limits.ts';
import type { ListingSearch } from '#domain/search/listing-search.ts';
import type { SearchEngine } from '#domain/search/index/search-engine.ts';
import { stayLabel } from '#domain/search/stay-text.ts';
import { PUBLIC_MONTHS } from '#domain/stay/limits.ts';
import { DateRangePicker } from '#components/calendar/DateRangePicker.tsx';
import { Stepper } from '#components/Stepper.tsx';
import type { ListedPage } from '../state/listing-state.ts';
import { FILTER_TEXT, RESULT_TEXT } from '../text.ts';
import { CheckChoice } from './CheckChoice.tsx';
import { SheetForm } from './SheetForm.tsx';
import { isTooLate, searchOf, stayDraftOf } from './stay-draft.ts';

import { PANEL_TEXT as text } from './panel-text.ts';

export interface StayPanelProps {
  page: ListedPage;
  search: ListingSearch;
  /** Counts results in advance; null while the index is loading. */
  engine: SearchEngine | null;
  /** Called with the new search when the visitor submits the panel. */
  onShow: (search: ListingSearch) => void;
  onClose: () => void;
}

/** Dates and guests, a sheet over the page: nothing changes until the visitor submits it. */
export function StayPanel({ page, search, engine, onShow, onClose }: StayPanelProps): ReactElement {
  const [draft, setDraft] = useState(() => stayDraftOf(search));
  const { range, guests, isFlexible } = draft;
  // oxlint-disable-next-line react/purity -- each render judges by the present day
  const today = lisbonTime(new Date()).date;
  const { wanted, count } = useMemo(() => {
    const chosen = searchOf(draft, search);
    const rows = chosen && engine?.(chosen);
    return { wanted: chosen, count: rows?.length ?? null };
  }, [draft, engine, search]);
  return (
    <SheetForm
      title={FILTER_TEXT.dates}
      wide
      submit={text.showProperties(count)}
      complete={wanted !== undefined}
      clear={text.clearDates}
      onSubmit={() => wanted !== undefined && onShow(wanted)}
      onClear={() => setDraft(stayDraftOf({ ...search, stay: null }))}
      onClose={onClose}
    >
      <p role="status" className="font-display text-title">
        {range === null ? text.chooseArrival : wanted?.stay ? stayLabel(wanted.stay) : text.chooseDeparture}
      </p>
      {/* Beside each other as soon as two are shown. */}
      <div className="[&_.rdp-month]:min-w-0 [&_.rdp-month]:basis-0">
        <DateRangePicker
          label={FILTER_TEXT.dates}
          range={range}
          first={today}
          last={lastDay(today)}
          isClosed={(day, from) => isTooLate(page.type, from, day)}
          onChange={(chosen) => setDraft({ ...draft, range: chosen })}
        />
      </div>
      <div className="grid gap-4">
        <Stepper
          label={text.guests}
          value={guests}
          less={guests > GUEST_BOUNDS.min}
          more={guests < GUEST_BOUNDS.max}
          onStep={(step) => setDraft({ ...draft, guests: guests + step })}
        />
        <CheckChoice
          label={RESULT_TEXT.flexible}
          checked={isFlexible}
          empty={false}
          onChange={(checked) => setDraft({ ...draft, isFlexible: checked })}
        />
      </div>
    </SheetForm>
  );
}

/** The last day whose prices visitors see, after which nobody can depart. */
function lastDay(today: string): string {
  const date = new Date(today);
  return isoDay(date.setUTCMonth(date.getUTCMonth() + PUBLIC_MONTHS + 1, 1));
}
