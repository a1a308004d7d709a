import { COUNTRY_CENTRE } from '#domain/places/gazetteer.ts';
import { matchPlace } from '#domain/places/locate-property.ts';
import { useState, type ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { keepFocus } from '#admin/lib/keep-focus.ts';
import { CoordinateFields } from './CoordinateFields.tsx';
import { FormSection } from './FormSection.tsx';
import type { MapTiles } from './map-tiles.ts';
import { PinMapCanvas } from './PinMapCanvas.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { RecordsField } from './RecordsField.tsx';
import { PROPERTY_TEXT } from '../text.ts';
import { usePin } from './use-pin.ts';

const text = PROPERTY_TEXT.map;

/** The pin on the map: suggested by the gazetteer, placed by an editor. */
export function MapSection({ model, tiles }: { model: PropertyFormModel; tiles: MapTiles | null }): ReactElement {
  const { pin, change, setExact, remove } = usePin(model);
  const location: unknown = useWatch({ control: model.form.control, name: 'location' });
  const [open, setOpen] = useState(false);
  const suggestion = matchPlace(String(location ?? ''));

  return (
    <FormSection id="map" title={PROPERTY_TEXT.sections.map}>
      <div className="field-wide">
        <p>{suggestion === null ? text.unknown : text.suggested(suggestion.name)}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          {suggestion !== null && (
            <button type="button" className="button button-quiet" onClick={() => change(suggestion)}>
              {text.applySuggestion}
            </button>
          )}
          <button type="button" className="button button-quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? text.close : text.open}
          </button>
          {pin !== null && (
            <button type="button" className="button button-quiet" onClick={() => void keepFocus(() => remove())}>
              {text.unpin}
            </button>
          )}
        </div>
      </div>
      {open && (
        <PinMapCanvas
          pin={pin}
          around={suggestion ?? COUNTRY_CENTRE}
          near={suggestion !== null}
          tiles={tiles}
          onPin={change}
        />
      )}
      <CoordinateFields model={model} />
      {pin !== null && (
        <label className="field-check field-wide">
          <input
            type="checkbox"
            checked={pin.exact}
            onChange={({ currentTarget }) => setExact(currentTarget.checked)}
          />
          {text.exact}
        </label>
      )}
      <RecordsField model={model} name="distances" />
    </FormSection>
  );
}
