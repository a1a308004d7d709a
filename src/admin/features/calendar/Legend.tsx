import type { ReactElement } from 'react';
import { STATE_ICONS } from './DayCell.tsx';
import { CALENDAR_TEXT } from './text.ts';

const text = CALENDAR_TEXT.legend;
const KINDS = ['booking', 'block', 'hold', 'feed'] as const;

interface Props {
  /** Whether it explains the timeline, which hatches days without a price, instead of the months. */
  isTimeline?: boolean;
}

/** What the patterns and icons mean. */
export function Legend({ isTimeline = false }: Props): ReactElement {
  return (
    <ul
      aria-label={text.label}
      className={`flex flex-wrap gap-x-6 gap-y-2 text-small text-ink-soft ${isTimeline ? '' : 'mt-4'}`}
    >
      {!isTimeline && (
        <li className="flex items-center gap-2">
          <span className="month-key" />
          {text.free}
        </li>
      )}
      {KINDS.map((kind) => {
        const Icon = STATE_ICONS[kind];
        return (
          <li key={kind} className="flex items-center gap-2">
            <span className="month-key" data-state={kind}>
              <Icon size={12} strokeWidth={1.75} aria-hidden="true" />
            </span>
            {text[kind]}
          </li>
        );
      })}
      <li className="flex items-center gap-2">
        {isTimeline ? <span className="month-key" data-unpriced /> : <span className="month-key">–</span>}
        {text.unpriced}
      </li>
      {!isTimeline && (
        <li className="flex items-center gap-2">
          <span className="month-key">
            <span className="line-through">12</span>
          </span>
          {text.past}
        </li>
      )}
    </ul>
  );
}
