import { parseGeoPoint, type GeoPoint } from '#domain/places/geo-point.ts';
import { useId, useState, type ReactElement } from 'react';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.map;

interface Props {
  /** Null for a property that is not on the map yet. */
  pin: GeoPoint | null;
  place: (point: GeoPoint) => void;
}

/** The coordinates of the pin as numbers; without a pin, both of them place it. */
export function CoordinateFields({ pin, place }: Props): ReactElement {
  /** The one that was typed while there was no pin. */
  const [half, setHalf] = useState<Partial<GeoPoint>>({});
  const change = (typed: Partial<GeoPoint>): void => {
    const { latitude, longitude } = { ...half, ...pin, ...typed };
    const isWhole = latitude !== undefined && longitude !== undefined;
    setHalf(isWhole ? {} : { ...half, ...typed });
    if (isWhole) place({ latitude, longitude });
  };
  const shown: Partial<GeoPoint> = pin ?? half;
  const hintId = useId();
  return (
    <>
      {(['latitude', 'longitude'] as const).map((name) => (
        <Degrees
          key={name}
          label={text[name]}
          value={shown[name]}
          change={(degrees) => change({ [name]: degrees })}
          onPair={change}
          hintId={pin === null ? hintId : undefined}
        />
      ))}
      {pin === null && (
        <p id={hintId} className="field-wide field-hint">
          {text.both}
        </p>
      )}
    </>
  );
}

interface DegreesProps {
  label: string;
  value: number | undefined;
  change: (degrees: number) => void;
  /** Called with both coordinates when they are pasted at once. */
  onPair: (point: GeoPoint) => void;
  hintId: string | undefined;
}

/** Taken over on blur and by Enter, which saves: while typing, '3' is not yet '38'. */
function Degrees({ label, value, change, onPair, hintId }: DegreesProps): ReactElement {
  /** Null as long as the value of the form is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const takeOver = (): void => {
    setTyped(null);
    if (typed !== null && typed !== '') change(Number(typed));
  };
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        type="number"
        step="any"
        className="field-input"
        aria-describedby={hintId}
        value={typed ?? value ?? ''}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onPaste={(event) => {
          const point = parseGeoPoint(event.clipboardData.getData('text'));
          if (point === null) return;
          event.preventDefault();
          setTyped(null);
          onPair(point);
        }}
        onBlur={takeOver}
        onKeyDown={({ key }) => {
          if (key === 'Enter') takeOver();
        }}
      />
    </label>
  );
}
