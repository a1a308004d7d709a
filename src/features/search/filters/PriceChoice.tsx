import type { ReactElement } from 'react';
import { PRICE_BANDS } from '#domain/search/filter-options.ts';
import { PRICE_BOUNDS } from '#domain/search/limits.ts';
import { priceLabel } from './active-filters.ts';
import { PANEL_TEXT as text } from './panel-text.ts';
import { nothingFound } from '../text.ts';

/** In whole euros. */
interface PriceRange {
  min: number;
  max: number;
}

export interface PriceChoiceProps {
  /** Label of the field, which names the unit of the price. */
  label: string;
  price: PriceRange;
  /** Whether a range has results. */
  finds: (range: PriceRange) => boolean;
  onChange: (price: PriceRange) => void;
}

/** A select of price bands; a range from the URL is added as its own option. */
export function PriceChoice({ label: name, price, finds, onChange }: PriceChoiceProps): ReactElement {
  const any = { label: text.anyPrice, min: PRICE_BOUNDS.min, max: PRICE_BOUNDS.max };
  const known = [any, ...PRICE_BANDS];
  const isChosen = ({ min, max }: PriceRange): boolean => min === price.min && max === price.max;
  const ranges = known.some(isChosen) ? known : [...known, { ...price, label: priceLabel(price.min, price.max) }];
  return (
    <label className="grid gap-1">
      <span className="label text-clay">{name}</span>
      <select
        className="tool-field pr-7"
        value={ranges.findIndex(isChosen)}
        onChange={({ currentTarget }) => {
          const range = ranges[Number(currentTarget.value)];
          if (range !== undefined) onChange({ min: range.min, max: range.max });
        }}
      >
        {ranges.map((range, index) => {
          const empty = range !== any && !isChosen(range) && !finds(range);
          return (
            <option key={range.label} value={index} disabled={empty}>
              {empty ? nothingFound(range.label) : range.label}
            </option>
          );
        })}
      </select>
    </label>
  );
}
