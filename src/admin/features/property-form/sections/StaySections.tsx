import type { ReactElement } from 'react';
import { TextField } from '#components/form/TextField.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import { FormSection } from './FormSection.tsx';
import { choiceField, type PropertyFormModel } from '../property-form-model.ts';
import { TextListField } from './TextListField.tsx';
import { PROPERTY_TEXT as text } from '../text.ts';

const labels = FIELD_LABELS.properties;

/** Check-in, check-out and services; not for properties that are only for sale. */
export function StaySections({ model }: { model: PropertyFormModel }): ReactElement {
  const { field } = model;
  return (
    <>
      <FormSection id="stay" title={text.sections.stay}>
        <TextField {...field('checkInTime')} label={labels.checkInTime} />
        <TextField {...field('checkOutTime')} label={labels.checkOutTime} />
        <TextField {...field('securityDeposit')} label={labels.securityDeposit} />
        <TextField {...choiceField(model, 'bookingLink')} label={labels.bookingLink} hint={text.hints.booking} />
        <TextField
          {...field('checkInInstructions')}
          label={labels.checkInInstructions}
          hint={text.hints.instructions}
          type="area"
          wide
        />
        <TextListField model={model} name="houseRules" />
      </FormSection>
      <FormSection id="services" title={text.sections.services}>
        <TextListField model={model} name="includedServices" />
        <TextListField model={model} name="addedCostServices" />
      </FormSection>
    </>
  );
}
