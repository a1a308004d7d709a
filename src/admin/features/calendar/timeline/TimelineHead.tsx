import { memo, type ReactElement, useMemo } from 'react';
import { formatMonth } from '../month-grid.ts';
import { CALENDAR_TEXT } from '../text.ts';
import { isCut } from './is-cut.ts';
import type { Span } from './next-span.ts';
import { listMonths, type TimelineDays } from './timeline-days.ts';
import { TIMELINE_TEXT as text } from './text.ts';

const NAMES = CALENDAR_TEXT.days.names;

/** Pixels of a day from which on every day has its number; below, only Mondays have. */
const NUMBER = 20;

interface Props {
  line: TimelineDays;
  dayWidth: number;
  /** The days that are drawn, by their indexes. */
  days: Span;
  today: string;
}

/** The months and days above the rows. */
export const TimelineHead = memo(function TimelineHead({ line, dayWidth, days, today }: Props): ReactElement {
  const months = useMemo(() => listMonths(line), [line]);
  return (
    <div role="row" aria-rowindex={1} className="sticky top-0 z-4 flex h-(--head) border-b border-sand bg-lime">
      <div role="columnheader" className="timeline-name flex items-end pr-3 pb-1.5 text-[0.75rem] text-ink-soft">
        {text.property}
      </div>
      {/* Each day is named where it has the focus. */}
      <div className="relative flex-1 text-[0.75rem] tabular-nums" aria-hidden="true">
        {months
          .filter(({ at, length }) => at < days.end && at + length > days.first)
          .map(({ at, length, month }) => (
            <div
              key={month}
              className="absolute inset-y-0 border-l border-field"
              style={{ left: at * dayWidth, width: length * dayWidth }}
            >
              <span
                className={`inline-block px-2 py-1 text-[0.8125rem] font-medium whitespace-nowrap ${isCut(at, days) ? 'sticky left-(--name)' : ''}`}
              >
                {formatMonth(month)}
              </span>
            </div>
          ))}
        {line.days.slice(days.first, days.end).map((day, index) => {
          const place = days.first + index;
          const weekday = (line.firstWeekday - 1 + place) % 7;
          if (dayWidth < NUMBER && weekday !== 0 && day !== today) return null;
          return (
            <div
              key={day}
              className="absolute bottom-1 text-center leading-[1.2] data-past:text-ink-soft data-today:font-semibold data-today:underline data-today:decoration-anil data-today:decoration-2 data-today:underline-offset-[0.2rem]"
              data-today={day === today ? true : undefined}
              data-past={day < today ? true : undefined}
              style={{ left: place * dayWidth, width: dayWidth }}
            >
              {/* As an inline block it is not underlined with the number. */}
              {dayWidth >= NUMBER && (
                <span className="inline-block w-full text-[0.625rem] text-ink-soft">
                  {NAMES[weekday]?.slice(0, dayWidth < 40 ? 1 : 3)}
                </span>
              )}
              {Number(day.slice(8))}
            </div>
          );
        })}
      </div>
    </div>
  );
});
