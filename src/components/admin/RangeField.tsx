import { useId, type ReactElement } from 'react';

interface Range {
  readonly min: number;
  readonly max: number;
}

interface Props {
  /** What is limited. */
  label: string;
  /** Names of the two ends, for those who do not see where they stand. */
  ends: { readonly min: string; readonly max: string };
  /** The least and the greatest there is. */
  bounds: Range;
  /** What is chosen. */
  value: Range;
  /** What is chosen, in words. */
  shown: string;
  /** Chooses another range; its ends never cross. */
  onRange: (range: Range) => void;
}

/** A slider with two ends. */
export function RangeField({ label, ends, bounds, value, shown, onRange }: Props): ReactElement {
  const id = useId();
  return (
    <fieldset className="range-field">
      <legend className="field-label">{label}</legend>
      <output htmlFor={`${id}-min ${id}-max`} className="text-small">
        {shown}
      </output>
      <div className="range-track">
        <input
          id={`${id}-min`}
          type="range"
          aria-label={ends.min}
          min={bounds.min}
          max={bounds.max}
          value={value.min}
          onChange={({ currentTarget }) =>
            onRange({ min: Math.min(currentTarget.valueAsNumber, value.max), max: value.max })
          }
        />
        <input
          id={`${id}-max`}
          type="range"
          aria-label={ends.max}
          min={bounds.min}
          max={bounds.max}
          value={value.max}
          onChange={({ currentTarget }) =>
            onRange({ min: value.min, max: Math.max(currentTarget.valueAsNumber, value.min) })
          }
        />
      </div>
    </fieldset>
  );
}
