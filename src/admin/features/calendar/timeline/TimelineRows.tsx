import type { NightRange } from '#domain/stay/nights.ts';
import type { ReactElement, RefObject } from 'react';
import type { ShownCalendar } from '../day-facts.ts';
import type { TimelineProperty } from './find-rows.ts';
import { useIsWide } from '../use-is-wide.ts';
import { TimelineBackground } from './TimelineBackground.tsx';
import { TimelineHead } from './TimelineHead.tsx';
import { TimelineRow } from './TimelineRow.tsx';
import type { TimelineDays } from './timeline-days.ts';
import { useShownPart } from './use-shown-part.ts';

/** Height of a row in pixels. */
const ROW = 60;

interface Props {
  /** The element that scrolls. */
  grid: RefObject<HTMLElement | null>;
  properties: readonly TimelineProperty[];
  calendarOf: (id: string) => ShownCalendar;
  /** The ids of those with two stays on the same nights. */
  twice: ReadonlySet<string>;
  line: TimelineDays;
  /** In pixels. */
  dayWidth: number;
  /** The row and the day that the Tab key reaches, and the chosen nights of that row; null for none. */
  active: TimelineProperty;
  night: string;
  range: NightRange | null;
  now: Date;
  /** Today in Lisbon. */
  today: string;
}

/** What scrolls: the days, and the rows that are in view. Apart, so that scrolling renders nothing of what is around it. */
export function TimelineRows(props: Props): ReactElement {
  const { grid, properties, calendarOf, twice, line, dayWidth, active, night, range, now, today } = props;
  const isWide = useIsWide();
  const part = useShownPart(grid, { row: ROW, day: dayWidth });
  const activeIndex = properties.indexOf(active);
  // The row with the focus is drawn wherever it is.
  const rows = [...properties.entries()].filter(
    ([index]) => (index >= part.rows.first && index < part.rows.end) || index === activeIndex,
  );
  return (
    <div style={{ width: `calc(var(--name) + ${line.days.length * dayWidth}px)` }}>
      <TimelineHead line={line} dayWidth={dayWidth} days={part.days} today={today} />
      <div role="rowgroup" className="relative" style={{ height: properties.length * ROW }}>
        <TimelineBackground line={line} dayWidth={dayWidth} today={today} />
        {rows.map(([index, property]) => (
          <TimelineRow
            key={property.id}
            property={property}
            calendar={calendarOf(property.id)}
            isTwice={twice.has(property.id)}
            isWide={isWide}
            index={index}
            rowHeight={ROW}
            dayWidth={dayWidth}
            line={line}
            days={part.days}
            active={index === activeIndex ? night : null}
            range={index === activeIndex ? range : null}
            now={now}
            today={today}
          />
        ))}
      </div>
    </div>
  );
}
