import type { ReactElement } from 'react';
import { PRICE_BANDS } from '@site/domain/filter-options';
import { PRICE_BOUNDS } from '@site/domain/limits';
import { priceLabel } from './active-filters.ts';
import { FILTER_WORDS as words } from './words.ts';

/** The price range and whom to tell. */
export interface PriceChoiceProps {
  price: { min: number; max: number };
  onChange: (price: { min: number; max: number }) => void;
}

/** One of the price bands, or any price; an address can ask for a range of its own, which is shown as well. */
export function PriceChoice({ price, onChange }: PriceChoiceProps): ReactElement {
  const any = { label: words.anyPrice, min: PRICE_BOUNDS.min, max: PRICE_BOUNDS.max };
  const known = [any, ...PRICE_BANDS];
  const isChosen = ({ min, max }: { min: number; max: number }): boolean => min === price.min && max === price.max;
  const ranges = known.some(isChosen) ? known : [...known, { ...price, label: priceLabel(price.min, price.max) }];
  return (
    <label className="grid gap-1">
      <span className="label text-clay">{words.price}</span>
      <select
        className="tool-select"
        value={ranges.findIndex(isChosen)}
        onChange={({ currentTarget }) => {
          const range = ranges[Number(currentTarget.value)];
          if (range !== undefined) onChange({ min: range.min, max: range.max });
        }}
      >
        {ranges.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
