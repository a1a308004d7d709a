import { COUNTRY_CENTRE } from '#domain/places/gazetteer.ts';
import type { GeoPoint } from '#domain/places/geo-point.ts';
import { matchPlace } from '#domain/places/locate-property.ts';
import { coordinatesSchema } from '#domain/property/property.ts';
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { FormSection } from './FormSection.tsx';
import type { MapTiles } from './map-tiles.ts';
import { PinMapCanvas } from './PinMapCanvas.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { usePart } from '../use-part.ts';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.map;

/** Digits after the point: a metre or so. */
const DIGITS = 5;

/** Where the house stands: the gazetteer proposes, an editor pins. */
export function MapSection({ model, tiles }: { model: PropertyFormModel; tiles: MapTiles }): ReactElement {
  const [pin, setPin] = usePart(model, 'coordinates', coordinatesSchema.nullable());
  const location: unknown = useWatch({ control: model.form.control, name: 'location' });
  const [open, setOpen] = useState(false);
  const { id, error } = model.part('coordinates');
  const proposal = matchPlace(String(location ?? ''));
  const place = ({ latitude, longitude }: GeoPoint): void =>
    setPin({ latitude: rounded(latitude, 90), longitude: rounded(longitude, 180), exact: pin?.exact ?? false });

  return (
    <FormSection id="map" title={PROPERTY_TEXT.sections.map}>
      <div id={id} tabIndex={-1} className="field-wide">
        <p>{proposal === null ? text.unknown : text.proposal(proposal.name)}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {proposal !== null && (
            <button type="button" className="button button-quiet" onClick={() => place(proposal)}>
              {text.take}
            </button>
          )}
          <button type="button" className="button button-quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? text.close : text.open}
          </button>
          {pin !== null && (
            <button type="button" className="button button-quiet" onClick={() => setPin(null)}>
              {text.unpin}
            </button>
          )}
        </div>
        <FieldNotes id={id} error={error} />
      </div>
      {open && (
        <PinMapCanvas
          pin={pin}
          around={proposal ?? COUNTRY_CENTRE}
          near={proposal !== null}
          tiles={tiles}
          onPin={place}
        />
      )}
      {pin !== null && (
        <>
          <Degrees label={text.latitude} value={pin.latitude} change={(latitude) => place({ ...pin, latitude })} />
          <Degrees label={text.longitude} value={pin.longitude} change={(longitude) => place({ ...pin, longitude })} />
          <label className="field-check field-wide">
            <input
              type="checkbox"
              checked={pin.exact}
              onChange={({ currentTarget }) => setPin({ ...pin, exact: currentTarget.checked })}
            />
            {text.exact}
          </label>
        </>
      )}
    </FormSection>
  );
}

function rounded(degrees: number, most: number): number {
  return Number(Math.min(Math.max(degrees, -most), most).toFixed(DIGITS));
}

interface DegreesProps {
  label: string;
  value: number;
  change: (degrees: number) => void;
}

/** Degrees count when the field is left: while they are typed, '3' is not yet '38'. */
function Degrees({ label, value, change }: DegreesProps): ReactElement {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input
        key={value}
        type="number"
        step="any"
        className="field-input"
        defaultValue={value}
        onBlur={({ currentTarget }) => {
          if (Number.isFinite(currentTarget.valueAsNumber)) change(currentTarget.valueAsNumber);
        }}
      />
    </label>
  );
}
