import { formatDay } from '#domain/core/format-date.ts';
import { countNights, type NightRange } from '#domain/stay/nights.ts';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { describeNights } from '../describe-range.ts';
import { useNightWord } from '../use-night-word.ts';
import { CALENDAR_TEXT } from '../text.ts';

const text = CALENDAR_TEXT.prices;

interface Props {
  gaps: readonly NightRange[];
  /** The nights that should have a price. */
  period: NightRange;
  /** Adds a season for a gap; default not offered. */
  onFill?: (gap: NightRange) => void;
}

/** The nights of the next months that nobody can book, because they have no price. */
export function PriceGaps({ gaps, period, onFill }: Props): ReactElement {
  const word = useNightWord();
  if (gaps.length === 0) return <p className="mb-3 text-small text-ink-soft">{text.complete(word)}</p>;
  return (
    <ul className="mb-4">
      {gaps.map((gap) => {
        const isOpenEnd = gap.to === period.to;
        const dates = isOpenEnd ? formatDay(gap.from) : describeNights(gap);
        const describeGap = isOpenEnd ? text.gapFrom : countNights(gap) === 1 ? text.gapOn : text.gap;
        return (
          <li key={gap.from} className="flex items-start gap-x-3">
            <TriangleAlert size={16} className="mt-3 flex-none text-clay" aria-hidden="true" />
            <span className="flex min-h-10 flex-wrap items-center gap-x-3">
              {describeGap(dates)}
              {onFill !== undefined && (
                <button
                  type="button"
                  className="inline-link min-h-10 cursor-pointer text-small"
                  aria-label={text.fillOf(dates)}
                  onClick={() => onFill(gap)}
                >
                  {text.fill}
                </button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
