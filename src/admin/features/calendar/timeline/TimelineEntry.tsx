import type { NightWord } from '#domain/stay/night-word.ts';
import { isOwn, type Occupancy } from '#domain/stay/occupancy.ts';
import { memo, type ReactElement } from 'react';
import { describeDates } from '../describe-range.ts';
import { STATE_ICONS } from '../DayCell.tsx';
import { nameEntry } from '../entry-name.ts';
import { CALENDAR_TEXT } from '../text.ts';
import { placeBar, placeDays, type TimelineDays } from './timeline-days.ts';

/** Pixels of the shortest bar with a text beside its icon, and of the shortest whose text stays in view. */
const LABEL = 76;
const LONG = 300;

interface Props {
  entry: Occupancy;
  word: NightWord;
  /** In pixels. */
  dayWidth: number;
  line: TimelineDays;
  /** Whether another stay is on the same nights. */
  isTwice: boolean;
  isChosen: boolean;
  /** Whether it begins left of what is drawn, or near: only then its text may have to stay in view. */
  isCut: boolean;
}

/** The bar of an entry. A row that shows further days draws its new bars alone. */
export const TimelineEntry = memo(function TimelineEntry(props: Props): ReactElement {
  const { entry, word, dayWidth, line, isTwice, isChosen, isCut } = props;
  const Icon = STATE_ICONS[entry.kind];
  const name = nameEntry(entry);
  const note = isOwn(entry) ? entry.note : '';
  const { at, length: nights } = placeDays(line, entry);
  const bar = placeBar(line, entry, word === 'day');
  return (
    <div
      role="gridcell"
      aria-label={`${name}, ${describeDates(entry, word)}${isTwice ? `, ${CALENDAR_TEXT.days.twice}` : ''}`}
      aria-colindex={at + 2}
      aria-colspan={nights}
      className="timeline-entry"
      data-state={entry.kind}
      data-last-night={line.days[at + nights - 1]}
      data-twice={isTwice ? true : undefined}
      data-chosen={isChosen ? true : undefined}
      style={{ left: bar.at * dayWidth, width: bar.length * dayWidth }}
    >
      {/* Sticky only where it must be: a browser makes a layer of each sticky element. */}
      <span
        className={`inline-flex h-full items-center gap-1.25 pr-1 pl-2 ${isCut && nights * dayWidth >= LONG ? 'sticky left-[calc(var(--name)+2px)]' : ''}`}
      >
        <Icon size={13} strokeWidth={1.75} aria-hidden="true" />
        {nights * dayWidth >= LABEL && (note === '' ? name : `${name} · ${note}`)}
      </span>
    </div>
  );
});
