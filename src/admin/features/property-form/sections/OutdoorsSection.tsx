import type { ReactElement } from 'react';
import { FormRecords } from '#admin/components/form/FormRecords.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { OUTDOOR_PARTS } from './entry-parts.ts';
import { FormSection } from './FormSection.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.outdoors;

/** Terraces, gardens and pools with the direction that they face, for the hours of sun. */
export function OutdoorsSection({ model }: { model: PropertyFormModel }): ReactElement {
  return (
    <FormSection id="outdoors" title={PROPERTY_TEXT.sections.outdoors}>
      <FormRecords
        {...model.part('outdoorPlaces')}
        form={model.form}
        name="outdoorPlaces"
        label={FIELD_LABELS.properties.outdoorPlaces}
        hint={text.hint}
        entry={text.entry}
        isSection
        parts={OUTDOOR_PARTS}
      />
    </FormSection>
  );
}
