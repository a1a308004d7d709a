import { useId, type ReactElement } from 'react';

interface Range {
  readonly min: number;
  readonly max: number;
}

interface Props {
  label: string;
  /** Accessible names of the two ends. */
  ends: { readonly min: string; readonly max: string };
  /** The lowest and highest possible values. */
  bounds: Range;
  value: Range;
  /** The chosen range as text. */
  shown: string;
  /** The ends never cross. */
  onRange: (range: Range) => void;
}

const ENDS = ['min', 'max'] as const;

export function RangeField({ label, ends, bounds, value, shown, onRange }: Props): ReactElement {
  const id = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="field-label float-left">{label}</legend>
      <output htmlFor={`${id}-min ${id}-max`} className="float-right text-small">
        {shown}
      </output>
      <div className="range-track relative clear-both h-8 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-field">
        {ENDS.map((end) => (
          <input
            key={end}
            id={`${id}-${end}`}
            type="range"
            // The upper end lies over the lower one, which alone can move when both are at the highest value.
            className={`pointer-events-none absolute inset-0 h-8 w-full appearance-none ${end === 'min' && value.min === bounds.max ? 'z-1' : ''}`}
            aria-label={ends[end]}
            min={bounds.min}
            max={bounds.max}
            value={value[end]}
            onChange={({ currentTarget }) => onRange(moveEnd(value, end, currentTarget.valueAsNumber))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Moves one end, at most up to the other. */
function moveEnd(range: Range, end: keyof Range, to: number): Range {
  return end === 'min' ? { ...range, min: Math.min(to, range.max) } : { ...range, max: Math.max(to, range.min) };
}
