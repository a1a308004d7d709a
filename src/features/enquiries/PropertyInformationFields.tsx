import { propertyInformationRequestSchema } from '#domain/enquiry/enquiry.ts';
import { INFORMATION_TOPICS, TIMEFRAMES } from '#domain/enquiry/options.ts';
import { PATHS } from '#domain/site/paths.ts';
import type { ReactElement } from 'react';
import { ChoiceField } from '#components/form/ChoiceField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TermsField } from '#components/form/TermsField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { ENQUIRY_FORMS } from './form-ids.ts';
import type { PropertyFieldsProps } from './property-fields.ts';
import { useEnquiry } from './use-enquiry.ts';
import { DIALOG_TEXT as text } from './text.ts';

const timeframes = [
  { id: '', label: text.chooseTimeframe },
  ...TIMEFRAMES.map((timeframe) => ({ id: timeframe, label: timeframe })),
];
/** A question about a property for sale. */
export function PropertyInformationFields({ propertyId, labelledBy }: PropertyFieldsProps): ReactElement {
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
  const { field } = request;
  return (
    <EnquiryForm
      sent={request}
      hidden={{ kind: 'property_information', propertyId }}
      labelledBy={labelledBy}
      submit={text.sendInformation}
    >
      <TextField {...field('name')} label={text.name} autoComplete="name" required />
      <TextField {...field('email')} label={text.email} type="email" autoComplete="email" required />
      <TextField {...field('phone')} label={text.phone} type="tel" autoComplete="tel" optional />
      <TextField {...field('company')} label={text.company} autoComplete="organization" optional />
      <ChoiceField {...field('interestedIn')} label={text.interestedIn} options={INFORMATION_TOPICS} />
      <TextField {...field('specificQuestions')} label={text.specificQuestions} type="area" optional wide />
      <SelectField {...field('timeframe')} label={text.timeframe} options={timeframes} optional />
      <TextField {...field('budget')} label={text.budget} optional />
      <TermsField terms={PATHS.terms} privacyPolicy={PATHS.privacyPolicy} {...field('agreeToTerms')} required />
    </EnquiryForm>
  );
}
