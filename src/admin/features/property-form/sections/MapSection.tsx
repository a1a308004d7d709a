import { COUNTRY_CENTRE } from '#domain/places/gazetteer.ts';
import type { GeoPoint } from '#domain/places/geo-point.ts';
import { matchPlace } from '#domain/places/locate-property.ts';
import { coordinatesSchema } from '#domain/property/property.ts';
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { CoordinateFields } from './CoordinateFields.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FormSection } from './FormSection.tsx';
import type { MapTiles } from './map-tiles.ts';
import { PinMapCanvas } from './PinMapCanvas.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { useFormPart } from '../use-part.ts';
import { RecordsField } from './RecordsField.tsx';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.map;
const pinSchema = coordinatesSchema.nullable().catch(null);

/** Decimals of a coordinate: about a metre. */
const DIGITS = 5;

/** The pin on the map: suggested by the gazetteer, placed by an editor. */
export function MapSection({ model, tiles }: { model: PropertyFormModel; tiles: MapTiles | null }): ReactElement {
  const [pin, setPin] = useFormPart(model, 'coordinates', (value) => pinSchema.parse(value));
  const location: unknown = useWatch({ control: model.form.control, name: 'location' });
  const [open, setOpen] = useState(false);
  const { id, error } = model.part('coordinates');
  const suggestion = matchPlace(String(location ?? ''));
  const place = ({ latitude, longitude }: GeoPoint): void =>
    setPin({ latitude: rounded(latitude, 90), longitude: rounded(longitude, 180), exact: pin?.exact ?? false });

  return (
    <FormSection id="map" title={PROPERTY_TEXT.sections.map}>
      <FieldGroup id={id} label={FIELD_LABELS.properties.coordinates} error={error}>
        <p>{suggestion === null ? text.unknown : text.suggested(suggestion.name)}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {suggestion !== null && (
            <button type="button" className="button button-quiet" onClick={() => place(suggestion)}>
              {text.applySuggestion}
            </button>
          )}
          <button type="button" className="button button-quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? text.close : text.open}
          </button>
          {pin !== null && (
            <button type="button" className="button button-quiet" onClick={() => void keepFocus(() => setPin(null))}>
              {text.unpin}
            </button>
          )}
        </div>
        <FieldNotes id={id} error={error} />
      </FieldGroup>
      {open && (
        <PinMapCanvas
          pin={pin}
          around={suggestion ?? COUNTRY_CENTRE}
          near={suggestion !== null}
          tiles={tiles}
          onPin={place}
        />
      )}
      <CoordinateFields pin={pin} place={place} />
      {pin !== null && (
        <label className="field-check field-wide">
          <input
            type="checkbox"
            checked={pin.exact}
            onChange={({ currentTarget }) => setPin({ ...pin, exact: currentTarget.checked })}
          />
          {text.exact}
        </label>
      )}
      <RecordsField model={model} name="distances" />
    </FormSection>
  );
}

function rounded(degrees: number, most: number): number {
  return Number(Math.min(Math.max(degrees, -most), most).toFixed(DIGITS));
}
