import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { findTaken } from '#domain/stay/calendar.ts';
import { addDays } from '#domain/stay/nights.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import type { ShownCalendar } from './day-facts.ts';
import { describeSelection } from './describe-range.ts';
import { Legend } from './Legend.tsx';
import { Month } from './Month.tsx';
import { addMonths, dayAfterKey, formatMonth, monthOf } from './month-grid.ts';
import { pressNight, selectedRange, type Selection } from './selection.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useDragSelection } from './use-drag-selection.ts';
import { useIsWide } from './use-is-wide.ts';
import { useNightWord } from './use-night-word.ts';
import { CALENDAR_TEXT } from './text.ts';

const text = CALENDAR_TEXT.months;

interface Props {
  propertyId: string;
  calendar: ShownCalendar;
}

/** The months with their nights, and what can be done with the chosen ones. */
export function Availability({ propertyId, calendar }: Props): ReactElement {
  // oxlint-disable-next-line react/purity -- each render judges by the present day
  const now = new Date();
  const today = lisbonTime(now).date;
  const isWide = useIsWide();
  const word = useNightWord();
  const [month, setMonth] = useState(() => monthOf(today));
  const [active, setActive] = useState(today);
  // The night that has had the focus since the months last changed.
  const [visited, setVisited] = useState<string | null>(null);
  const [selection, setSelection] = useState<Selection | null>(null);
  const [note, setNote] = useState('');
  const grids = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const months = isWide ? [month, addMonths(month, 1)] : [month];
  const reached = months.includes(monthOf(active)) ? active : monthOf(today) === month ? today : `${month}-01`;
  const focusGrid = (): void => grids.current?.querySelector<HTMLElement>(`[data-night="${reached}"]`)?.focus();
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    focusGrid();
  });

  const select = (next: Selection | null): void => {
    setSelection(next);
    setNote(next === null ? text.cleared(word) : describeSelection(calendar.seasons, selectedRange(next), word));
  };
  const isTaken = (night: string): boolean =>
    findTaken(calendar.occupancies, { from: night, to: addDays(night, 1) }, now).length > 0;
  const press = (night: string): void => {
    setActive(night);
    select(pressNight(selection, night, isTaken(night)));
  };
  const drag = useDragSelection((anchor, end) => {
    setActive(end);
    select({ anchor, end, isOpen: false });
  });
  const show = (next: string): void => {
    setMonth(next);
    setVisited(null);
    setNote(formatMonth(next));
  };
  const moveTo = (night: string): void => {
    const target = monthOf(night);
    if (target < month) setMonth(target);
    else if (!months.includes(target)) setMonth(addMonths(target, isWide ? -1 : 0));
    setActive(night);
    wantsFocus.current = true;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      if (selection === null) return;
      event.preventDefault();
      select(null);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      press(reached);
    } else {
      const night = dayAfterKey(reached, event.key);
      if (night === null) return;
      event.preventDefault();
      moveTo(night);
      if (event.shiftKey) {
        // Shift continues the choice from where it stands, else begins it here.
        const anchor = selection?.end === reached ? selection.anchor : reached;
        select({ anchor, end: night, isOpen: false });
      }
    }
  };

  const range = selection === null ? null : selectedRange(selection);
  return (
    <>
      <div className="flex items-center gap-1">
        <button
          type="button"
          className="icon-button -ml-3"
          aria-label={text.previous}
          onClick={() => show(addMonths(month, -1))}
        >
          <ChevronLeft size={18} />
        </button>
        <button type="button" className="card-action min-h-10 cursor-pointer px-2" onClick={() => show(monthOf(today))}>
          {text.today}
        </button>
        <button type="button" className="icon-button" aria-label={text.next} onClick={() => show(addMonths(month, 1))}>
          <ChevronRight size={18} />
        </button>
      </div>
      <div
        ref={grids}
        className="mt-2 grid items-start gap-x-10 lg:grid-cols-2"
        onKeyDown={onKeyDown}
        onPointerDown={drag.begin}
        onPointerOver={drag.extend}
      >
        {months.map((shown) => (
          <Month
            key={shown}
            month={shown}
            calendar={calendar}
            now={now}
            today={today}
            active={reached}
            range={range}
            onPress={(night) => {
              if (!drag.ended()) press(night);
            }}
            onFocus={(night) => {
              setActive(night);
              setVisited(night);
            }}
          />
        ))}
      </div>
      <Legend />
      <p className="sr-only" role="status">
        {note}
      </p>
      <div className="mt-4 border-t border-sand pt-4">
        <SelectionBar
          propertyId={propertyId}
          calendar={calendar}
          range={range ?? (visited !== null && isTaken(visited) ? { from: visited, to: addDays(visited, 1) } : null)}
          now={now}
          today={today}
          hint={
            <p className="min-h-10 text-small text-ink-soft">
              {text.hint(word)}
              <span className="sr-only"> {text.keys(word)}</span>
            </p>
          }
          onClear={() => {
            select(null);
            focusGrid();
          }}
          onCancel={focusGrid}
          onChanged={(message) => {
            setSelection(null);
            setNote(message);
            wantsFocus.current = true;
          }}
        />
      </div>
    </>
  );
}
