import { PRICE_BANDS } from '#domain/search/filter-options.ts';
import { PRICE_BOUNDS } from '#domain/search/limits.ts';
import type { PropertyFilter } from '#domain/search/filter.ts';
import { useId, type ReactElement } from 'react';
import { DASHBOARD_TEXT } from './text.ts';

const text = DASHBOARD_TEXT.filters;

interface Props {
  filter: PropertyFilter;
  narrow: (change: Partial<PropertyFilter>) => void;
}

/** The price filter: one of the bands, or two amounts between 0 and 100,000,000. */
export function PriceFilter({ filter, narrow }: Props): ReactElement {
  const id = useId();
  const { minPrice, maxPrice } = filter;
  const band = PRICE_BANDS.findIndex(({ min, max }) => min === minPrice && max === maxPrice);
  const any = minPrice === PRICE_BOUNDS.min && maxPrice === PRICE_BOUNDS.max;
  return (
    <>
      <div className="field">
        <label className="field-label" htmlFor={`${id}-band`}>
          {text.band}
        </label>
        <select
          id={`${id}-band`}
          className="field-input"
          value={any ? 'any' : band < 0 ? 'other' : band}
          onChange={({ currentTarget }) => {
            const { min, max } = PRICE_BANDS[Number(currentTarget.value)] ?? PRICE_BOUNDS;
            narrow({ minPrice: min, maxPrice: max });
          }}
        >
          <option value="any">{text.anyPrice}</option>
          {PRICE_BANDS.map(({ label }, index) => (
            <option key={label} value={index}>
              {label}
            </option>
          ))}
          {!any && band < 0 && <option value="other">{text.otherPrice}</option>}
        </select>
      </div>
      <Amount label={text.minPrice} value={minPrice} change={(min) => narrow({ minPrice: Math.min(min, maxPrice) })} />
      <Amount label={text.maxPrice} value={maxPrice} change={(max) => narrow({ maxPrice: Math.max(max, minPrice) })} />
    </>
  );
}

interface AmountProps {
  label: string;
  value: number;
  change: (value: number) => void;
}

function Amount({ label, value, change }: AmountProps): ReactElement {
  const id = useId();
  const apply = (text: string): void => {
    const amount = Math.trunc(Number(text));
    if (Number.isFinite(amount)) change(Math.min(Math.max(amount, PRICE_BOUNDS.min), PRICE_BOUNDS.max));
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        key={value}
        id={id}
        type="number"
        className="field-input"
        min={PRICE_BOUNDS.min}
        max={PRICE_BOUNDS.max}
        defaultValue={value}
        onBlur={({ currentTarget }) => apply(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') apply(currentTarget.value);
        }}
      />
    </div>
  );
}
