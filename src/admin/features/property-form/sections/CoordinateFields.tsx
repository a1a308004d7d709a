import { parseGeoPoint, type GeoPoint } from '#domain/places/geo-point.ts';
import { useState, type ReactElement } from 'react';
import { describedBy } from '#components/form/field-binding.ts';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { PROPERTY_TEXT } from '../text.ts';
import { usePin } from './use-pin.ts';

const text = PROPERTY_TEXT.map;

/** The coordinates of the pin as numbers; without a pin, both of them place it. */
export function CoordinateFields({ model }: { model: PropertyFormModel }): ReactElement {
  const { pin, typed, change } = usePin(model);
  return (
    <>
      {(['latitude', 'longitude'] as const).map((name) => (
        <Degrees
          key={name}
          {...model.part(`coordinates.${name}`)}
          label={text[name]}
          value={typed[name]}
          change={(degrees) => change({ [name]: degrees })}
          onPair={change}
          hintId={pin === null ? HINT : undefined}
        />
      ))}
      {pin === null && (
        <p id={HINT} className="field-wide field-hint">
          {text.both}
        </p>
      )}
    </>
  );
}

const HINT = 'coordinates-hint';

interface DegreesProps {
  id: string;
  error: string | undefined;
  label: string;
  value: number | undefined;
  change: (degrees: number | undefined) => void;
  /** Called with both coordinates when they are pasted at once. */
  onPair: (point: GeoPoint) => void;
  hintId: string | undefined;
}

/** Taken over on blur and by Enter, which saves: while typing, '3' is not yet '38'. */
function Degrees({ id, error, label, value, change, onPair, hintId }: DegreesProps): ReactElement {
  /** Null as long as the value of the form is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const takeOver = ({ validity }: HTMLInputElement): void => {
    setTyped(null);
    if (typed !== null && !validity.badInput) change(typed === '' ? undefined : Number(typed));
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="number"
        step="any"
        className="field-input"
        aria-invalid={error !== undefined}
        aria-describedby={[hintId, describedBy(id, undefined, error)].filter(Boolean).join(' ') || undefined}
        value={typed ?? value ?? ''}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onPaste={(event) => {
          const point = parseGeoPoint(event.clipboardData.getData('text'));
          if (point === null) return;
          event.preventDefault();
          setTyped(null);
          onPair(point);
        }}
        onBlur={({ currentTarget }) => takeOver(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') takeOver(currentTarget);
        }}
      />
      <FieldNotes id={id} error={error} />
    </div>
  );
}
