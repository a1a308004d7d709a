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
      className="relative h-13 cursor-pointer pt-[0.3125rem] pr-1 pb-1 pl-2 align-top focus-visible:z-1 focus-visible:outline-offset-1"
      onClick={onPress}
      onFocus={onFocus}
    >
      <span className="month-day block text-[0.875rem]/[1.25] tabular-nums">{Number(night.slice(8))}</span>
      {Icon !== null && (
        <Icon
          size={12}
          strokeWidth={1.75}
          aria-hidden="true"
          className={`absolute top-2 right-1.5 ${isTwice && !isSelected ? 'text-error' : ''}`}
        />
      )}
      <span className="mt-1 block text-[0.6875rem]/[1.2] whitespace-nowrap text-ink-soft tabular-nums in-aria-selected:text-inherit in-data-past:invisible">
        {price ?? '–'}
      </span>
    </td>
  );
}
