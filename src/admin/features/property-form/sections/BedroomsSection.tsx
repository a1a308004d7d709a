import { bedroomList } from '#domain/property/bedrooms/bedroom.ts';
import { guestsInBeds } from '#domain/property/bedrooms/sleeping.ts';
import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { FormSection } from './FormSection.tsx';
import type { PropertyFormModel } from '../property-form-model.ts';
import { RecordsField } from './RecordsField.tsx';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.bedrooms;

/** Who sleeps where: the bedrooms one by one, and for how many guests that is. */
export function BedroomsSection({ model }: { model: PropertyFormModel }): ReactElement {
  const value: unknown = useWatch({ control: model.form.control, name: 'bedroomList' });
  const { data } = bedroomList.safeParse(value);
  return (
    <FormSection id="bedrooms" title={PROPERTY_TEXT.sections.bedrooms}>
      <RecordsField model={model} name="bedroomList" />
      <p className="field-wide text-small text-ink-soft" role="status">
        {data !== undefined && data.length > 0 && text.counted(data.length, guestsInBeds(data))}
      </p>
    </FormSection>
  );
}
