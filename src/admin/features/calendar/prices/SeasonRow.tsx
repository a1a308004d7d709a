import { formatAmount } from '#domain/money/currency.ts';
import type { Season } from '#domain/stay/season.ts';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from '#admin/components/IconButton.tsx';
import { describeChangeover, describeNights } from '../describe-range.ts';
import { useNightWord } from '../use-night-word.ts';
import { CALENDAR_TEXT } from '../text.ts';

const { prices: text } = CALENDAR_TEXT;

interface Props {
  season: Season;
  /** Default not offered, like `onRemove`. */
  onEdit?: () => void;
  onRemove?: () => void;
}

/** One season: when, what it costs, and its rules. */
export function SeasonRow({ season, onEdit, onRemove }: Props): ReactElement {
  const { name, price, unit, weekendPrice, minimumNights, changeoverDay } = season;
  const word = useNightWord();
  const rules = [
    text.minimum(minimumNights, word),
    ...(changeoverDay === null ? [] : [describeChangeover(changeoverDay, word)]),
  ];
  return (
    <li className="flex items-start justify-between gap-x-4 border-b border-sand py-2.5">
      <div className="grid min-w-0 flex-1 gap-x-8 gap-y-1 sm:grid-cols-2">
        <p className="min-w-0">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <span className="block text-small text-ink-soft">{describeNights(season)}</span>
        </p>
        <p className="min-w-0 tabular-nums">
          {`${formatAmount(price, 'EUR')} ${text.per(unit, word)}`}
          {weekendPrice !== null && (
            <span className="text-ink-soft">{`, ${text.weekend(formatAmount(weekendPrice, 'EUR'))}`}</span>
          )}
          <span className="block text-small text-ink-soft">{rules.join(' · ')}</span>
        </p>
      </div>
      {onEdit !== undefined && (
        <span className="flex flex-none">
          <IconButton icon={Pencil} label={text.edit(name)} onClick={onEdit} />
          <IconButton icon={Trash2} label={text.remove(name)} data-remove onClick={onRemove} />
        </span>
      )}
    </li>
  );
}
