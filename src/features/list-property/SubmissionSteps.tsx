import { SUBMISSION_AMENITIES, SUBMISSION_PROPERTY_TYPES, SUBMISSION_STEPS } from '#domain/submission/options.ts';
import type { ReactElement } from 'react';
import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { SUBMISSION_DEFAULTS } from './submission-defaults.ts';
import { SubmissionStep } from './SubmissionStep.tsx';
import type { SubmissionForm } from './use-submission.ts';
import { LIST_PROPERTY_TEXT as text } from './text.ts';

interface Props {
  /** Binds a field to the form. */
  field: SubmissionForm['field'];
  /** The current step. */
  step: number;
}

const propertyTypes = [
  { id: '', label: text.choosePropertyType },
  ...SUBMISSION_PROPERTY_TYPES.map((type) => ({ id: type, label: type })),
];

/** The first step: the owner. */
export function OwnerStep({ field, step }: Props): ReactElement {
  return (
    <SubmissionStep number={1} step={step} heading={SUBMISSION_STEPS[0]}>
      <TextField {...field('ownerName')} label={text.ownerName} autoComplete="name" required wide />
      <TextField {...field('email')} label={text.email} type="email" autoComplete="email" required />
      <TextField {...field('phone')} label={text.phone} type="tel" autoComplete="tel" required />
    </SubmissionStep>
  );
}

/** The second step: the property. */
export function DetailsStep({ field, step }: Props): ReactElement {
  return (
    <SubmissionStep number={2} step={step} heading={SUBMISSION_STEPS[1]}>
      <SelectField {...field('propertyType')} label={text.propertyType} options={propertyTypes} required />
      <TextField {...field('propertyLocation')} label={text.propertyLocation} required />
      <TextField
        {...field('bedrooms', { valueAsNumber: true })}
        label={text.bedrooms}
        type="number"
        min={1}
        defaultValue={SUBMISSION_DEFAULTS.bedrooms}
        required
      />
      <TextField
        {...field('bathrooms', { valueAsNumber: true })}
        label={text.bathrooms}
        type="number"
        min={1}
        defaultValue={SUBMISSION_DEFAULTS.bathrooms}
        required
      />
      <TextField {...field('area')} label={text.area} required wide />
      <TextField {...field('description')} label={text.description} type="area" required wide />
      <ChoiceField {...field('amenities')} label={text.amenities} options={SUBMISSION_AMENITIES} />
    </SubmissionStep>
  );
}
