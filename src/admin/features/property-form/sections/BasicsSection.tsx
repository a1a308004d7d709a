import { PROPERTY_SETTINGS, VILLA_TYPE_LABELS } from '#domain/property/options.ts';
import { PROPERTY_TYPE_LABELS } from '#domain/property/type-labels.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import type { ReactElement } from 'react';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { FormSection } from './FormSection.tsx';
import { choiceField, numberField, type PropertyFormModel } from '../property-form-model.ts';
import { PROPERTY_TEXT as text } from '../text.ts';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { useDestinationOptions } from '#admin/lib/content/destination-options.ts';
import { useAdviserOptions } from '../use-adviser-options.ts';

const labels = FIELD_LABELS.properties;

const none = { id: '', label: text.none };
const office = { id: '', label: text.office };
const TYPES = PROPERTY_TYPES.map((id) => ({ id, label: PROPERTY_TYPE_LABELS[id] }));
const SETTINGS = [none, ...PROPERTY_SETTINGS.map((id) => ({ id, label: VILLA_TYPE_LABELS[id] }))];

/** Name, type, location and capacity. */
export function BasicsSection({ model }: { model: PropertyFormModel }): ReactElement {
  const { field } = model;
  const destinations = useDestinationOptions();
  const advisers = useAdviserOptions(model);
  return (
    <FormSection id="basics" title={text.sections.basics}>
      <TextField {...field('title')} label={labels.title} required />
      <TextField {...field('subtitle')} label={labels.subtitle} />
      <SelectField {...field('type')} label={labels.type} options={TYPES} required />
      <TextField {...field('tag')} label={labels.tag} hint={text.hints.tag} />
      <TextField {...field('location')} label={labels.location} required />
      <SelectField
        {...choiceField(model, 'destination')}
        label={labels.destination}
        options={[none, ...destinations]}
      />
      <SelectField {...choiceField(model, 'setting')} label={labels.setting} options={SETTINGS} />
      <SelectField {...choiceField(model, 'adviser')} label={labels.adviser} options={[office, ...advisers]} />
      <div className="col-span-full grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        <TextField {...numberField(model, 'people')} label={labels.people} type="number" min={1} required />
        <TextField {...numberField(model, 'rooms')} label={labels.rooms} type="number" min={1} required />
        <TextField {...numberField(model, 'bedrooms')} label={labels.bedrooms} type="number" min={1} required />
        <TextField {...numberField(model, 'bathrooms')} label={labels.bathrooms} type="number" min={1} required />
      </div>
    </FormSection>
  );
}
