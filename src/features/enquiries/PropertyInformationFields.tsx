import { propertyInformationRequestSchema } from '#domain/enquiry/enquiry.ts';
import { INFORMATION_TOPICS, TIMEFRAMES } from '#domain/enquiry/options.ts';
import { PATHS } from '#domain/site/paths.ts';
import type { ReactElement } from 'react';
import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TermsField } from '#components/form/TermsField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useDialogEnd } from '#lib/forms/use-dialog-end.ts';
import { FORM_WORDS } from '#lib/forms/text.ts';
import { EnquiryShell } from './EnquiryShell.tsx';
import { ENQUIRY_FORMS } from './form-ids.ts';
import type { PropertyFieldsProps } from './property-fields.ts';

import { useEnquiry } from './use-enquiry.ts';
import { DIALOG_WORDS as words } from './text.ts';

const timeframes = [
  { id: '', label: words.chooseTimeframe },
  ...TIMEFRAMES.map((timeframe) => ({ id: timeframe, label: timeframe })),
];
const { optional } = FORM_WORDS;

/** A question about a property for sale. */
export function PropertyInformationFields({ propertyId, labelledBy, onAwake }: PropertyFieldsProps): ReactElement {
  const id = ENQUIRY_FORMS.propertyInformation(propertyId);
  const request = useEnquiry(id, propertyInformationRequestSchema, {
    kind: 'property_information',
    propertyId,
    name: '',
    email: '',
    phone: '',
    company: '',
    interestedIn: [],
    specificQuestions: '',
    timeframe: '',
    budget: '',
    agreeToTerms: false,
  });
  useDialogEnd(request);
  const { field } = request;
  return (
    <EnquiryShell
      id={id}
      sent={request}
      hidden={{ kind: 'property_information', propertyId }}
      labelledBy={labelledBy}
      submit={words.sendInformation}
      onAwake={onAwake}
    >
      <TextField {...field('name')} label={words.name} autoComplete="name" required />
      <TextField {...field('email')} label={words.email} type="email" autoComplete="email" required />
      <TextField {...field('phone')} label={words.phone} type="tel" autoComplete="tel" optional={optional} />
      <TextField {...field('company')} label={words.company} autoComplete="organization" optional={optional} />
      <ChoiceField {...field('interestedIn')} label={words.interestedIn} options={INFORMATION_TOPICS} />
      <TextField {...field('specificQuestions')} label={words.specificQuestions} type="area" optional={optional} wide />
      <SelectField {...field('timeframe')} label={words.timeframe} options={timeframes} optional={optional} />
      <TextField {...field('budget')} label={words.budget} optional={optional} />
      <TermsField terms={PATHS.terms} privacyPolicy={PATHS.privacyPolicy} {...field('agreeToTerms')} required />
    </EnquiryShell>
  );
}
