import { memo, type ReactElement } from 'react';
import { listMonths, placeOf, type TimelineDays } from './timeline-days.ts';

interface Props {
  line: TimelineDays;
  dayWidth: number;
  today: string;
}

/** What lies behind the rows: days, weekends, months, and today. One background instead of a cell for each day of each row. */
export const TimelineBackground = memo(function TimelineBackground({ line, dayWidth, today }: Props): ReactElement {
  const past = placeOf(line, today) * dayWidth;
  return (
    <div
      aria-hidden="true"
      className="timeline-background absolute left-(--name) h-full"
      style={{
        width: line.days.length * dayWidth,
        backgroundSize: `${7 * dayWidth}px 100%, ${dayWidth < 20 ? 7 * dayWidth : dayWidth}px 100%`,
        backgroundPositionX: (1 - line.firstWeekday) * dayWidth,
      }}
    >
      {listMonths(line).map(({ month, at }) => (
        <div
          key={month}
          className="absolute inset-y-0 border-l border-[color-mix(in_srgb,var(--color-field)_70%,transparent)]"
          style={{ left: at * dayWidth }}
        />
      ))}
      <div
        className="absolute inset-y-0 bg-[color-mix(in_srgb,var(--color-limestone)_75%,transparent)]"
        style={{ width: past }}
      />
      <div
        className="absolute inset-y-0 bg-[color-mix(in_srgb,var(--color-anil)_11%,transparent)]"
        style={{ left: past, width: dayWidth }}
      />
    </div>
  );
});
