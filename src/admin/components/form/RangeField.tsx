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

const ENDS = ['min', 'max'] as const;

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
        {ENDS.map((end) => (
          <input
            key={end}
            id={`${id}-${end}`}
            type="range"
            aria-label={ends[end]}
            min={bounds.min}
            max={bounds.max}
            value={value[end]}
            onChange={({ currentTarget }) => onRange(moved(value, end, currentTarget.valueAsNumber))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The range with one end moved, as far as the other lets it. */
function moved(range: Range, end: keyof Range, to: number): Range {
  return end === 'min' ? { ...range, min: Math.min(to, range.max) } : { ...range, max: Math.max(to, range.min) };
}
