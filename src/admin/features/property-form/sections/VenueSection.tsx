import { POWER_PHASES, VENUE_BOUNDS } from '#domain/property/venue/limits.ts';
import type { ReactElement } from 'react';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { FormSection } from './FormSection.tsx';
import { optionalNumberField, type PropertyFormModel } from '../property-form-model.ts';
import { RecordsField } from './RecordsField.tsx';
import { PROPERTY_TEXT } from '../text.ts';

const text = PROPERTY_TEXT.venue;
const labels = FIELD_LABELS.properties;

/** What organisers of events, retreats and productions ask. */
export function VenueSection({ model }: { model: PropertyFormModel }): ReactElement {
  const { field } = model;
  const phases = [
    { id: '', label: text.unknown },
    ...POWER_PHASES.map((count) => ({ id: `${count}`, label: `${count}` })),
  ];
  return (
    <FormSection id="venue" title={PROPERTY_TEXT.sections.venue}>
      <RecordsField model={model} name="spaces" />
      <TextField {...field('curfew')} label={labels.curfew} hint={text.curfewHint} />
      <TextField
        {...optionalNumberField(model, 'powerAmps')}
        label={labels.powerAmps}
        type="number"
        min={VENUE_BOUNDS.powerAmps.min}
      />
      <SelectField {...optionalNumberField(model, 'powerPhases')} label={labels.powerPhases} options={phases} />
      {(['vehicleHeight', 'vehicleLength'] as const).map((name) => (
        <TextField
          key={name}
          {...optionalNumberField(model, name)}
          label={labels[name]}
          type="number"
          min={VENUE_BOUNDS[name].min}
        />
      ))}
      <TextField {...field('vehicleTurning')} label={labels.vehicleTurning} hint={text.turningHint} />
      <TextField {...field('permits')} label={labels.permits} hint={text.permitsHint} wide />
    </FormSection>
  );
}
