import { PRICE_BANDS } from '#domain/search/filter-options.ts';
import { PRICE_BOUNDS } from '#domain/search/limits.ts';
import type { PropertyFilter } from '#domain/search/filter.ts';
import { useId, useState, type ReactElement } from 'react';
import { Choice } from '#admin/components/form/Choice.tsx';
import { DASHBOARD_TEXT } from './text.ts';

const text = DASHBOARD_TEXT.filters;

interface Props {
  filter: PropertyFilter;
  narrow: (change: Partial<PropertyFilter>) => void;
}

/** The price filter: one of the bands, or two amounts between 0 and 100,000,000. */
export function PriceFilter({ filter, narrow }: Props): ReactElement {
  const { minPrice, maxPrice } = filter;
  const band = PRICE_BANDS.findIndex(({ min, max }) => min === minPrice && max === maxPrice);
  const any = minPrice === PRICE_BOUNDS.min && maxPrice === PRICE_BOUNDS.max;
  return (
    <>
      <Choice
        className="field"
        label={text.band}
        value={any ? 'any' : band < 0 ? 'other' : String(band)}
        options={[
          { id: 'any', label: text.anyPrice },
          ...PRICE_BANDS.map(({ label }, index) => ({ id: String(index), label })),
          ...(!any && band < 0 ? [{ id: 'other', label: text.otherPrice }] : []),
        ]}
        choose={(chosen) => {
          const { min, max } = PRICE_BANDS[Number(chosen)] ?? PRICE_BOUNDS;
          narrow({ minPrice: min, maxPrice: max });
        }}
      />
      <Amount
        label={text.minPrice}
        value={minPrice}
        bounds={{ min: PRICE_BOUNDS.min, max: maxPrice }}
        none={PRICE_BOUNDS.min}
        change={(min) => narrow({ minPrice: min })}
      />
      <Amount
        label={text.maxPrice}
        value={maxPrice}
        bounds={{ min: minPrice, max: PRICE_BOUNDS.max }}
        none={PRICE_BOUNDS.max}
        change={(max) => narrow({ maxPrice: max })}
      />
    </>
  );
}

interface AmountProps {
  label: string;
  value: number;
  /** Amounts that can be applied now, both included. */
  bounds: { readonly min: number; readonly max: number };
  /** What an emptied field stands for. */
  none: number;
  change: (value: number) => void;
}

/** An amount in whole euros, applied when the field is left; one that cannot be applied stays, with the reason. */
function Amount({ label, value, bounds, none, change }: AmountProps): ReactElement {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const [known, setKnown] = useState(value);
  // Another band was chosen, or all filters were cleared.
  if (value !== known) {
    setKnown(value);
    setTyped(null);
    setFailure('');
  }
  const apply = ({ validity }: HTMLInputElement): void => {
    if (typed === null) return;
    // What is no number reads as empty too.
    const amount = validity.badInput ? NaN : typed === '' ? none : Number(typed);
    if (Number.isInteger(amount) && amount >= bounds.min && amount <= bounds.max) {
      setTyped(null);
      setFailure('');
      change(amount);
    } else setFailure(text.amount(bounds.min, bounds.max));
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        className="field-input"
        min={bounds.min}
        max={bounds.max}
        value={typed ?? value}
        aria-invalid={failure !== '' || undefined}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={({ currentTarget }) => apply(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') apply(currentTarget);
        }}
      />
      <p id={`${id}-error`} role="alert" className="field-error">
        {failure}
      </p>
    </div>
  );
}
