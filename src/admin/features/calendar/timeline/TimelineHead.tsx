import { memo, type ReactElement } from 'react';
import { formatMonth } from '../month-grid.ts';
import { CALENDAR_TEXT } from '../text.ts';
import { listMonths, type TimelineDays } from './timeline-days.ts';
import { TIMELINE_TEXT as text } from './text.ts';

const NAMES = CALENDAR_TEXT.days.names;

/** Pixels of a day from which on every day has its number; below, only Mondays have. */
const NUMBER = 20;

interface Props {
  line: TimelineDays;
  dayWidth: number;
  firstDay: number;
  endDay: number;
  today: string;
}

/** The months and days above the rows. */
export const TimelineHead = memo(function TimelineHead({
  line,
  dayWidth,
  firstDay,
  endDay,
  today,
}: Props): ReactElement {
  return (
    <div role="row" aria-rowindex={1} className="timeline-head">
      <div role="columnheader" className="timeline-corner">
        {text.property}
      </div>
      {/* Each day is named where it has the focus. */}
      <div className="timeline-scale" aria-hidden="true">
        {listMonths(line).map(({ at, length, month }) => (
          <div key={month} className="timeline-month" style={{ left: at * dayWidth, width: length * dayWidth }}>
            <span>{formatMonth(month)}</span>
          </div>
        ))}
        {line.days.slice(firstDay, endDay).map((day, index) => {
          const place = firstDay + index;
          const weekday = (line.firstWeekday - 1 + place) % 7;
          if (dayWidth < NUMBER && weekday !== 0 && day !== today) return null;
          return (
            <div
              key={day}
              className="timeline-day"
              data-today={day === today ? true : undefined}
              data-past={day < today ? true : undefined}
              style={{ left: place * dayWidth, width: dayWidth }}
            >
              {dayWidth >= NUMBER && <span>{NAMES[weekday]?.slice(0, dayWidth < 40 ? 1 : 3)}</span>}
              {Number(day.slice(8))}
            </div>
          );
        })}
      </div>
    </div>
  );
});
