import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { DayButton, type DayButtonProps, DayPicker, type Modifiers } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { dateOf, dayOf } from './day-dates.ts';

/** A range of days that is being chosen: `to` is null until the second day is. */
export interface ChosenRange {
  readonly from: string;
  readonly to: string | null;
}

interface Props {
  /** Names the calendar. */
  label: string;
  /** Null before the first day is chosen. */
  range: ChosenRange | null;
  onChange: (range: ChosenRange) => void;
  /** The first and the last day that can be chosen, 'YYYY-MM-DD'. */
  first: string;
  last: string;
  /** Whether a day cannot be the first one, or the last one after `from`; default none. */
  isClosed?: (day: string, from: string | null) => boolean;
  /** Added to the names of closed days: ', cannot be chosen'. */
  closed?: string;
  /** Whether the first day may be the last one too: a range of one day can still become longer; default false. */
  allowsOneDay?: boolean;
  /** Months beside each other where there is room; default 2. */
  months?: 1 | 2;
}

const WIDE = '(min-width: 48rem)';

const DAY_NAME = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A calendar in which a visitor presses a first and a last day, or moves to them by the arrow keys. */
export function DateRangePicker(props: Props): ReactElement {
  const {
    label,
    range,
    onChange,
    first,
    last,
    isClosed = () => false,
    closed = '',
    months = 2,
    allowsOneDay = false,
  } = props;
  const [hovered, setHovered] = useState<string | null>(null);
  const isWide = useSyncExternalStore(
    watchWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  const from = range?.from ?? null;
  const to = range?.to ?? null;
  // The second day comes after the first; a day before it, or one that cannot be the second, is a new first one.
  const pending = from !== null && (to === null || (allowsOneDay && to === from)) ? from : null;
  const isSecond = (day: string) =>
    pending !== null && (day > pending || (allowsOneDay && day === pending)) && !isClosed(day, pending);
  const isOutside = (date: Date) => dayOf(date) < first || dayOf(date) > last;
  const isUnavailable = (date: Date) => isOutside(date) || (!isSecond(dayOf(date)) && isClosed(dayOf(date), null));
  // Drawn again only while it shows something.
  const hover = (date: Date) => pending !== null && setHovered(dayOf(date));
  const end = hovered !== null && isSecond(hovered) ? hovered : to;
  return (
    <DayPicker
      className="date-range"
      aria-label={label}
      locale={enGB}
      numberOfMonths={isWide ? months : 1}
      pagedNavigation
      defaultMonth={dateOf(from ?? first)}
      startMonth={dateOf(first)}
      endMonth={dateOf(last)}
      disabled={isOutside}
      components={{ DayButton: DayOrClosedDay }}
      modifiers={{
        closed: isUnavailable,
        past: (date) => dayOf(date) < first,
        selected: (date) => [from, to].includes(dayOf(date)),
        between: (date) => from !== null && end !== null && dayOf(date) > from && dayOf(date) < end,
        first: (date) => dayOf(date) === from && end !== null && end !== from,
        last: (date) => dayOf(date) === end && end !== from,
      }}
      modifiersClassNames={{
        closed: 'is-closed',
        past: 'is-past',
        between: 'is-between',
        first: 'is-first',
        last: 'is-last',
      }}
      labels={{ labelDayButton: (date, modifiers) => nameDay(date, modifiers, closed) }}
      onDayMouseEnter={hover}
      onDayMouseLeave={() => setHovered(null)}
      onDayFocus={hover}
      onDayClick={(date) => {
        const day = dayOf(date);
        if (isUnavailable(date)) return;
        setHovered(null);
        onChange(pending !== null && isSecond(day) ? { from: pending, to: day } : { from: day, to: null });
      }}
    />
  );
}

/** Keys skip what is `disabled`, PageDown whole months until the same date is open: a closed day only says that it is closed. */
function DayOrClosedDay(props: DayButtonProps): ReactElement {
  return <DayButton {...props} aria-disabled={props.modifiers['closed']} />;
}

function nameDay(date: Date, modifiers: Modifiers, closed: string): string {
  const name = DAY_NAME.format(date).replace(',', '');
  return modifiers['closed'] && !modifiers['selected'] ? `${name}${closed}` : name;
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
