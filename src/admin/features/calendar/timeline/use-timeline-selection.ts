import { nightWordOf } from '#domain/stay/night-word.ts';
import { findTaken } from '#domain/stay/calendar.ts';
import { addDays, includesNight, type NightRange } from '#domain/stay/nights.ts';
import {
  useLayoutEffect,
  useRef,
  useState,
  type DOMAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { ShownCalendar } from '../day-facts.ts';
import { describeSelection } from '../describe-range.ts';
import { dayAfterKey } from '../month-grid.ts';
import { pressNight, selectedRange, type Selection } from '../selection.ts';
import { useDragSelection } from '../use-drag-selection.ts';
import { CALENDAR_TEXT } from '../text.ts';
import type { TimelineProperty } from './find-rows.ts';
import { placeOf, type TimelineDays } from './timeline-days.ts';

interface Options {
  readonly properties: readonly [TimelineProperty, ...TimelineProperty[]];
  readonly calendarOf: (id: string) => ShownCalendar;
  readonly line: TimelineDays;
  readonly dayWidth: number;
  readonly now: Date;
  readonly today: string;
  readonly grid: RefObject<HTMLElement | null>;
  /** Where the actions are. */
  readonly bar: RefObject<HTMLElement | null>;
}

export interface TimelineSelection {
  /** The row with the day that the Tab key reaches. */
  readonly property: TimelineProperty;
  readonly night: string;
  /** The chosen nights of that row; null for none. */
  readonly range: NightRange | null;
  /** The nights that the actions are about: the chosen ones, or the taken one with the focus. */
  readonly shown: NightRange | null;
  /** Whether the focus has been in the grid. */
  readonly isVisited: boolean;
  /** What is announced. */
  readonly note: string;
  readonly handlers: Pick<
    DOMAttributes<HTMLElement>,
    'onClick' | 'onFocus' | 'onKeyDown' | 'onPointerDown' | 'onPointerMove'
  >;
  /** Chooses nothing, and returns to the grid. */
  readonly clear: () => void;
  readonly focusGrid: () => void;
  /** Announces a change that was made, and returns to the grid. */
  readonly finish: (message: string) => void;
}

/** Chooses nights of one property in the timeline: by dragging, pressing and keys. */
export function useTimelineSelection(options: Options): TimelineSelection {
  const { properties, calendarOf, line, dayWidth, now, today, grid, bar } = options;
  const [active, setActive] = useState({ id: properties[0].id, night: today });
  const [isVisited, setVisited] = useState(false);
  const [chosen, setChosen] = useState<Selection | null>(null);
  const [note, setNote] = useState('');
  const wantsFocus = useRef<'night' | 'actions' | null>(null);
  const draggedId = useRef('');
  const focusActions = (): void => bar.current?.querySelector<HTMLElement>('button')?.focus();
  // Not a passive effect, which of an earlier drawing may run after a key and take its wish.
  useLayoutEffect(() => {
    const wanted = wantsFocus.current;
    wantsFocus.current = null;
    const cell = grid.current?.querySelector<HTMLElement>('[data-night]');
    if (wanted === 'night') {
      cell?.focus({ preventScroll: true });
      cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (wanted === 'actions') focusActions();
  });

  // Its property may have been filtered out.
  const index = Math.max(
    0,
    properties.findIndex(({ id }) => id === active.id),
  );
  const property = properties[index] ?? properties[0];
  const isSameRow = property.id === active.id;
  const selection = isSameRow ? chosen : null;
  const { night } = active;
  const range = selection === null ? null : selectedRange(selection);

  const isTaken = (id: string, day: string): boolean =>
    findTaken(calendarOf(id).occupancies, { from: day, to: addDays(day, 1) }, now).length > 0;
  const say = ({ id, title, type }: TimelineProperty, next: Selection | null): void => {
    const word = nightWordOf(type);
    const nights = next && describeSelection(calendarOf(id).seasons, selectedRange(next), word);
    setNote(nights === null ? CALENDAR_TEXT.months.cleared(word) : `${title}, ${nights}`);
  };
  const select = (row: TimelineProperty, end: string, next: Selection | null): void => {
    setActive({ id: row.id, night: end });
    setVisited(true);
    setChosen(next);
    say(row, next);
  };
  const press = (row: TimelineProperty, day: string): void =>
    select(row, day, pressNight(row.id === active.id ? chosen : null, day, isTaken(row.id, day)));
  const clear = (): void => {
    wantsFocus.current = 'night';
    select(property, night, null);
  };

  /** The day below the pointer; on a bar a night of it, also on the morning of departure. */
  const dayAt = ({ target, clientX }: Pick<MouseEvent, 'target' | 'clientX'>): string | null => {
    const track = target instanceof Element ? target.closest<HTMLElement>('[data-property]') : null;
    if (track === null) return null;
    const day = line.days[Math.floor((clientX - track.getBoundingClientRect().left) / dayWidth)] ?? null;
    const last = target instanceof Element && target.closest<HTMLElement>('[data-last-night]')?.dataset['lastNight'];
    return typeof last === 'string' && day !== null && last < day ? last : day;
  };
  const rowAt = (target: EventTarget): TimelineProperty | undefined => {
    const track = target instanceof Element ? target.closest<HTMLElement>('[data-property]') : null;
    return properties.find(({ id }) => id === track?.dataset['property']);
  };
  const drag = useDragSelection((anchor, end) => {
    const row = properties.find(({ id }) => id === draggedId.current);
    if (row !== undefined) select(row, end, { anchor, end, isOpen: false });
  }, dayAt);

  const move = (key: string, shift: boolean): void => {
    const step = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
    if (step !== 0) {
      const row = properties[index + step];
      if (row === undefined) return;
      wantsFocus.current = 'night';
      setActive({ id: row.id, night });
      setChosen(null);
      setNote(row.title);
      return;
    }
    const wanted = dayAfterKey(night, key) ?? night;
    const end = line.days[Math.min(placeOf(line, wanted), line.days.length - 1)] ?? night;
    wantsFocus.current = 'night';
    // Shift continues the choice from where it stands, else begins it here.
    if (shift)
      select(property, end, { anchor: selection?.end === night ? selection.anchor : night, end, isOpen: false });
    else setActive({ id: property.id, night: end });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isCell = target instanceof Element && target.closest('[data-night]') !== null;
    if (!isCell || ctrlKey || metaKey || altKey) return;
    if (key === 'Escape') {
      if (selection !== null) clear();
    } else if (key === ' ') press(property, night);
    else if (key === 'Enter') {
      if (range !== null && includesNight(range, night)) focusActions();
      else {
        wantsFocus.current = 'actions';
        select(property, night, pressNight(null, night, isTaken(property.id, night)));
      }
    } else if (dayAfterKey(night, key) !== null) move(key, shiftKey);
    else return;
    event.preventDefault();
  };

  const taken = isVisited && isSameRow && isTaken(property.id, night) ? { from: night, to: addDays(night, 1) } : null;
  return {
    property,
    night,
    range,
    shown: range ?? taken,
    isVisited,
    note,
    handlers: {
      onKeyDown,
      onPointerDown: (event) => {
        draggedId.current = rowAt(event.target)?.id ?? '';
        drag.begin(event);
      },
      onPointerMove: drag.extend,
      onClick: (event) => {
        if (drag.ended()) return;
        const [row, day] = [rowAt(event.target), dayAt(event)];
        if (row === undefined || day === null) return;
        wantsFocus.current = 'night';
        press(row, day);
      },
      onFocus: ({ target }) => {
        if (target.closest('[data-night]') !== null) setVisited(true);
      },
    },
    clear,
    focusGrid: () => {
      wantsFocus.current = 'night';
      setVisited(true);
      grid.current?.querySelector<HTMLElement>('[data-night]')?.focus();
    },
    finish: (message) => {
      wantsFocus.current = 'night';
      setChosen(null);
      setNote(message);
    },
  };
}
