import { nightWordOf } from '#domain/stay/night-word.ts';
import { NO_CALENDAR } from '#domain/stay/calendar.ts';
import { useRef, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { ReadCalendars } from '../calendar-calls.ts';
import type { ShownCalendar } from '../day-facts.ts';
import { Legend } from '../Legend.tsx';
import { SelectionBar } from '../SelectionBar.tsx';
import { NightWordContext } from '../use-night-word.ts';
import type { TimelineProperty } from './find-rows.ts';
import { TimelineControls } from './TimelineControls.tsx';
import { TimelineRows } from './TimelineRows.tsx';
import { placeOf, type TimelineDays } from './timeline-days.ts';
import type { Zoom } from './timeline-search.ts';
import { useTimelineScroll } from './use-timeline-scroll.ts';
import { useTimelineSelection } from './use-timeline-selection.ts';
import { TIMELINE_TEXT as text } from './text.ts';

/** Width of a day in pixels. */
const DAY_WIDTHS: Readonly<Record<Zoom, number>> = { week: 48, month: 28, quarter: 11 };

/** Height of the head and width of the names; a cell that takes the focus does not stop below them. */
const GRID =
  '[--head:3.5rem] [--name:7.5rem] lg:[--name:17rem] scroll-pt-[calc(var(--head)+2px)] scroll-pr-[3px] scroll-pb-[3px] scroll-pl-[calc(var(--name)+3px)]';

/** Fills the window below the bar of the back office, and the room that other screens leave below; a phone scrolls to it. */
const FRAME = 'mt-3 -mb-16 flex h-[max(26rem,calc(100dvh-4.5rem))] flex-col lg:h-[max(30rem,calc(100dvh-14.75rem))]';

interface Props {
  properties: readonly [TimelineProperty, ...TimelineProperty[]];
  calendars: ReadCalendars;
  /** The ids of those with two stays on the same nights. */
  twice: ReadonlySet<string>;
  line: TimelineDays;
  zoom: Zoom;
  setZoom: (zoom: Zoom) => void;
  /** The day that is scrolled to; another one is scrolled to when it changes. */
  askedDay: string;
  now: Date;
  /** Today in Lisbon. */
  today: string;
}

/** Properties by days, and what can be done with the chosen nights of one. */
export function Timeline(props: Props): ReactElement {
  const { properties, calendars, twice, line, zoom, setZoom, askedDay, now, today } = props;
  const grid = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const dayWidth = DAY_WIDTHS[zoom];
  const showDay = useTimelineScroll(grid, dayWidth, placeOf(line, askedDay));
  const calendarOf = (id: string): ShownCalendar => calendars.get(id) ?? NO_CALENDAR;
  const chosen = useTimelineSelection({ properties, calendarOf, line, dayWidth, now, today, grid, bar });
  const { length } = line.days;
  return (
    <div className={FRAME}>
      <TimelineControls line={line} today={today} zoom={zoom} setZoom={setZoom} showDay={showDay} />
      <div
        ref={grid}
        role="grid"
        aria-label={text.grid}
        aria-rowcount={properties.length + 1}
        aria-colcount={length + 1}
        className={`relative isolate min-h-0 flex-1 overflow-auto border-y border-sand select-none ${GRID}`}
        {...chosen.handlers}
      >
        <TimelineRows
          grid={grid}
          properties={properties}
          calendarOf={calendarOf}
          twice={twice}
          line={line}
          dayWidth={dayWidth}
          active={chosen.property}
          night={chosen.night}
          range={chosen.range}
          now={now}
          today={today}
        />
      </div>
      <p className="sr-only" role="status">
        {chosen.note}
      </p>
      <div
        ref={bar}
        // Its padding has room for the ring of a field with the focus.
        className="-mx-1 max-h-[55%] flex-none overflow-y-auto px-1 pt-3 pb-1"
        onKeyDown={({ key, target }) => {
          // A form has a button of its own, and a question closes by itself.
          const isInside = target instanceof Element && target.closest('form, dialog') !== null;
          if (key === 'Escape' && !isInside) (chosen.range === null ? chosen.focusGrid : chosen.clear)();
        }}
      >
        <NightWordContext value={nightWordOf(chosen.property.type)}>
          <SelectionBar
            key={chosen.property.id}
            propertyId={chosen.property.id}
            calendar={calendarOf(chosen.property.id)}
            range={chosen.shown}
            now={now}
            today={today}
            heading={
              chosen.isVisited && (
                <Link to={`/admin/calendar/${chosen.property.id}`} className="inline-link text-small">
                  {chosen.property.title}
                </Link>
              )
            }
            hint={
              <div className="flex min-h-10 flex-wrap items-start justify-between gap-x-8">
                <p className="text-small text-ink-soft">
                  {text.hint}
                  <span className="sr-only"> {text.keys}</span>
                </p>
                <Legend isTimeline />
              </div>
            }
            onClear={chosen.clear}
            onCancel={chosen.focusGrid}
            onChanged={chosen.finish}
          />
        </NightWordContext>
      </div>
    </div>
  );
}
