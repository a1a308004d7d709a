import { currentConsent } from '#domain/site/consent-texts.ts';
import { PATHS } from '#domain/site/paths.ts';
import { SUBMISSION_RENTAL_TYPES, SUBMISSION_STEPS } from '#domain/submission/options.ts';
import type { ReactElement } from 'react';
import { CheckField } from '#components/form/CheckField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TermsField } from '#components/form/TermsField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { fieldId } from '#lib/forms/field-id.ts';
import { PhotoPicker } from './PhotoPicker.tsx';
import { SUBMISSION_FORM } from './submission-defaults.ts';
import { SubmissionStep } from './SubmissionStep.tsx';
import type { Photos } from './use-photos.ts';
import type { SubmissionForm } from './use-submission.ts';
import { LIST_PROPERTY_TEXT as text } from './text.ts';

interface Props {
  form: Pick<SubmissionForm, 'field' | 'state'>;
  photos: Photos;
  /** The current step. */
  step: number;
}

const listingTypes = [
  { id: '', label: text.chooseListingType },
  ...SUBMISSION_RENTAL_TYPES.map((type) => ({ id: type, label: type })),
];

/** The third step: how the property is to be listed, its photographs, and what sending means. */
export function ListingStep({ form: { field, state }, photos, step }: Props): ReactElement {
  return (
    <SubmissionStep number={3} step={step} heading={SUBMISSION_STEPS[2]}>
      <SelectField {...field('rentalType')} label={text.rentalType} options={listingTypes} required wide />
      <TextField
        {...field('availableFrom', { deps: ['availableTo'] })}
        label={text.availableFrom}
        type="date"
        optional
      />
      <TextField {...field('availableTo')} label={text.availableTo} type="date" optional />
      <TextField {...field('priceExpectation')} label={text.priceExpectation} required wide />
      <PhotoPicker id={fieldId(SUBMISSION_FORM, 'photos')} photos={photos} sending={state !== 'ready'} />
      <div className="field-wide">
        <TermsField {...field('agreeToTerms')} terms={PATHS.terms} privacyPolicy={PATHS.privacyPolicy} required />
        <CheckField {...field('marketingConsent')}>{currentConsent('marketing').text}</CheckField>
      </div>
      <p className="field-wide mb-6 max-w-136 text-small text-ink-soft">{currentConsent('submission').text}</p>
    </SubmissionStep>
  );
}
