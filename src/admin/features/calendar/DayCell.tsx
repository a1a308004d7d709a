import type { Occupancy } from '#domain/stay/occupancy.ts';
import { Ban, CalendarSync, Check, Clock3, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { describeDay, type DayFacts } from './day-facts.ts';

export const STATE_ICONS: Readonly<Record<Occupancy['kind'], LucideIcon>> = {
  block: Ban,
  booking: Check,
  hold: Clock3,
  feed: CalendarSync,
};

interface Props {
  facts: DayFacts;
  /** Whether the Tab key reaches it. */
  isActive: boolean;
  isSelected: boolean;
  onPress: () => void;
  onFocus: () => void;
}

/** One day of a month: its number, its price and its state, in a pattern and an icon. */
export function DayCell({ facts, isActive, isSelected, onPress, onFocus }: Props): ReactElement {
  const { night, price, occupancy, isTwice, isPast, isToday } = facts;
  const Icon = isTwice ? TriangleAlert : occupancy === null ? null : STATE_ICONS[occupancy.kind];
  return (
    <td
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      aria-label={describeDay(facts)}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      data-night={night}
      data-state={occupancy?.kind}
      data-first={occupancy?.from === night ? true : undefined}
      data-twice={isTwice ? true : undefined}
      data-past={isPast ? true : undefined}
      onClick={onPress}
      onFocus={onFocus}
    >
      <span className="month-day">{Number(night.slice(8))}</span>
      {Icon !== null && <Icon size={12} strokeWidth={1.75} aria-hidden="true" className="month-icon" />}
      <span className="month-price">{price ?? '–'}</span>
    </td>
  );
}
