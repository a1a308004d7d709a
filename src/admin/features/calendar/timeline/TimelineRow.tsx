import { formatAmount } from '#domain/money/currency.ts';
import { PROPERTY_TYPE_LABELS } from '#domain/property/type-labels.ts';
import { nightWordOf, type NightWord } from '#domain/stay/night-word.ts';
import { findTaken } from '#domain/stay/calendar.ts';
import { includesNight, overlaps, type NightRange } from '#domain/stay/nights.ts';
import { findOverlaps } from '#domain/stay/feeds/overlaps.ts';
import { findUnpriced, type Season } from '#domain/stay/season.ts';
import { memo, type CSSProperties, type ReactElement } from 'react';
import { Link } from 'react-router';
import { describeDay, readDay, type ShownCalendar } from '../day-facts.ts';
import { CALENDAR_TEXT } from '../text.ts';
import type { TimelineProperty } from './find-rows.ts';
import type { Span } from './next-span.ts';
import { isCut } from './is-cut.ts';
import { placeLabels, type LabelStep } from './place-labels.ts';
import { TimelineEntry } from './TimelineEntry.tsx';
import { placeBar, placeDays, placeOf, type Place, type TimelineDays } from './timeline-days.ts';
import { TIMELINE_TEXT as text } from './text.ts';

const { prices } = CALENDAR_TEXT;

/** Pixels of a price, and of a day from which on prices are repeated twice a month, and by weeks. */
const ROOM = 160;
const TWICE_A_MONTH = 20;
const WEEKLY = 40;

interface Props {
  property: TimelineProperty;
  calendar: ShownCalendar;
  /** Whether it has two stays on the same nights. */
  isTwice: boolean;
  /** Whether the window shows more than a week beside the names. */
  isWide: boolean;
  /** Its index among the rows. */
  index: number;
  /** Height of a row and width of a day, in pixels. */
  rowHeight: number;
  dayWidth: number;
  line: TimelineDays;
  /** The days that are drawn, by their indexes. */
  days: Span;
  /** The day that the Tab key reaches; null in all rows but one. */
  active: string | null;
  /** The chosen nights; null for none. */
  range: NightRange | null;
  now: Date;
  today: string;
}

/** One property: its name, its prices, and a bar for each entry of its calendar. */
export const TimelineRow = memo(function TimelineRow(props: Props): ReactElement {
  const { property, calendar, isTwice, isWide, index, rowHeight, dayWidth, line, days, active, range, now, today } =
    props;
  const { id, title, location, type, people } = property;
  const word = nightWordOf(type);
  const shown = { from: line.days[days.first] ?? line.end, to: line.days[days.end] ?? line.end };
  const entries = findTaken(calendar.occupancies, shown, now);
  const clashes = isTwice ? findOverlaps({ ...calendar, occupancies: entries }, today, now) : [];
  const twice = new Set(clashes.flatMap(({ entries: both }) => both));
  const periods = [
    ...findUnpriced(calendar.seasons, shown).map((unpriced) => ({ ...unpriced, price: null })),
    ...calendar.seasons
      .filter((season) => overlaps(season, shown))
      .map((season) => ({ from: season.from, to: season.to, price: describePrice(season, word) })),
  ];
  const labels = { step: labelStep(dayWidth, isWide), room: Math.ceil(ROOM / dayWidth) };
  const style = ({ at, length }: Place): CSSProperties => ({ left: at * dayWidth, width: length * dayWidth });
  return (
    // Contained, so that a row that changes costs no layout and no painting of the others.
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute flex w-full border-b border-sand contain-strict"
      style={{ top: index * rowHeight, height: rowHeight }}
    >
      <div role="rowheader" className="timeline-name flex flex-col justify-center py-0.5 pr-2.5">
        {/* Not a stop of the Tab key, which would take hundreds: the bar below links to the property that has the focus. */}
        <Link
          to={`/admin/calendar/${id}`}
          tabIndex={-1}
          className="line-clamp-2 text-[0.8125rem]/[1.25] font-medium underline-offset-[0.2em] hover:underline lg:line-clamp-1 lg:text-[0.9375rem]"
          title={title}
        >
          {title}
        </Link>
        <span className="truncate text-[0.6875rem]/[1.4] text-ink-soft lg:text-[0.75rem]">
          <span className="max-lg:hidden">{`${PROPERTY_TYPE_LABELS[type]} · ${text.guests(people)} · `}</span>
          {location}
        </span>
      </div>
      <div className="relative flex-1 cursor-pointer" data-property={id}>
        {/* What nights cost, in a strip below the bars. */}
        {periods.map(({ from, to, price }) => {
          const period = placeDays(line, { from, to });
          return (
            <div
              key={from}
              aria-hidden="true"
              className="pointer-events-none absolute bottom-0 h-[18px] overflow-clip border-l border-field text-[0.6875rem]/[17px] whitespace-nowrap text-ink-soft tabular-nums"
              data-unpriced={price === null ? true : undefined}
              style={style(period)}
            >
              {placeLabels(line, period, { at: days.first, length: days.end - days.first }, labels).map((place) => (
                <span
                  key={place}
                  className="absolute px-1.5 in-data-unpriced:bg-lime in-data-unpriced:pr-2"
                  style={{ left: (place - period.at) * dayWidth }}
                >
                  {price ?? text.unpriced}
                </span>
              ))}
            </div>
          );
        })}
        {entries.map((entry) => (
          <TimelineEntry
            key={entry.id}
            entry={entry}
            word={word}
            dayWidth={dayWidth}
            line={line}
            isTwice={twice.has(entry)}
            isChosen={range !== null && overlaps(entry, range)}
            isCut={isCut(placeOf(line, entry.from), days)}
          />
        ))}
        {range !== null && findTaken(calendar.occupancies, range, now).length === 0 && (
          <div
            className="pointer-events-none absolute top-[6px] z-1 h-[32px] bg-anil opacity-88 forced-colors:bg-[Highlight]"
            style={style(placeBar(line, range, word === 'day'))}
          />
        )}
        {active !== null && (
          <div
            key={`${active} cell`}
            role="gridcell"
            tabIndex={0}
            aria-label={describeDay(readDay(calendar, active, now, today))}
            aria-colindex={placeOf(line, active) + 2}
            aria-selected={range !== null && includesNight(range, active)}
            aria-current={active === today ? 'date' : undefined}
            className="pointer-events-none absolute top-px bottom-0 z-2 focus-visible:-outline-offset-1"
            data-night={active}
            style={style({ at: placeOf(line, active), length: 1 })}
          />
        )}
      </div>
    </div>
  );
});

/** The longest step that leaves some price of a long season in view; each label is one more element to scroll. */
function labelStep(dayWidth: number, isWide: boolean): LabelStep {
  // A narrow view may lie between two Mondays.
  if (!isWide) return 'room';
  if (dayWidth >= WEEKLY) return 'week';
  return dayWidth >= TWICE_A_MONTH ? 'half' : 'month';
}

/** '€2,450', '€9,800 a week', or '€2,450 · Fri, Sat €2,700'. */
function describePrice({ price, unit, weekendPrice }: Season, word: NightWord): string {
  const amount = formatAmount(price, 'EUR');
  if (unit !== 'night') return `${amount} ${prices.per(unit, word)}`;
  return weekendPrice === null ? amount : `${amount} · ${text.weekend(formatAmount(weekendPrice, 'EUR'))}`;
}
