import { includesNight, type NightRange } from '#domain/stay/nights.ts';
import { useId, type ReactElement } from 'react';
import { DayCell } from './DayCell.tsx';
import { readDay, type ShownCalendar } from './day-facts.ts';
import { formatMonth, listWeeks } from './month-grid.ts';
import { CALENDAR_TEXT } from './text.ts';

const text = CALENDAR_TEXT.days;

interface Props {
  /** 'YYYY-MM'. */
  month: string;
  calendar: ShownCalendar;
  now: Date;
  /** Today in Lisbon. */
  today: string;
  /** The day that the Tab key reaches. */
  active: string;
  /** The chosen nights; null for none. */
  range: NightRange | null;
  onPress: (night: string) => void;
  onFocus: (night: string) => void;
}

/** One month as a grid of days. */
export function Month({ month, calendar, now, today, active, range, onPress, onFocus }: Props): ReactElement {
  const id = useId();
  return (
    <div className="min-w-0">
      <h3 id={id} className="py-2 text-[1.0625rem] font-medium">
        {formatMonth(month)}
      </h3>
      <table
        role="grid"
        aria-labelledby={id}
        aria-multiselectable="true"
        className="month-grid w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5 select-none"
      >
        <thead>
          <tr>
            {text.names.map((name) => (
              <th
                key={name}
                scope="col"
                abbr={name}
                className="border-b border-sand py-1.5 pl-2 text-left text-[0.75rem] font-normal text-ink-soft"
              >
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week, index) => (
            <tr key={`${month} ${index}`}>
              {week.map((night, weekday) =>
                night === null ? (
                  <td key={text.names[weekday]} />
                ) : (
                  <DayCell
                    key={night}
                    facts={readDay(calendar, night, now, today)}
                    isActive={night === active}
                    isSelected={range !== null && includesNight(range, night)}
                    onPress={() => onPress(night)}
                    onFocus={() => onFocus(night)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
