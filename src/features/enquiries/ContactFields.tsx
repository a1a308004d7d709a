import { contactMessageSchema } from '#domain/enquiry/enquiry.ts';
import { CONTACT_ENQUIRY_TYPES } from '#domain/enquiry/options.ts';
import { PATHS } from '#domain/site/paths.ts';
import type { ReactElement } from 'react';
import { SelectField } from '#components/form/SelectField.tsx';
import { TermsField } from '#components/form/TermsField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { ENQUIRY_FORMS } from './form-ids.ts';
import { useEnquiry } from './use-enquiry.ts';
import { CONTACT_TEXT as text } from './text.ts';

const enquiryTypes = CONTACT_ENQUIRY_TYPES.map((type) => ({ id: type, label: type }));

const defaults = {
  kind: 'contact',
  propertySlug: '',
  enquiryType: CONTACT_ENQUIRY_TYPES[0],
  checkInDate: '',
  checkOutDate: '',
  message: '',
  fullName: '',
  email: '',
  phone: '',
  country: '',
  agreeToTerms: false,
};

/** The contact form: it needs a message, and an email address or a phone number. */
export function ContactFields({ labelledBy }: { labelledBy: string }): ReactElement {
  const id = ENQUIRY_FORMS.contact();
  const contact = useEnquiry(id, contactMessageSchema, defaults);
  const { field } = contact;
  return (
    <EnquiryForm sent={contact} hidden={{ kind: 'contact' }} labelledBy={labelledBy} submit={text.submit}>
      <SelectField {...field('enquiryType')} label={text.enquiryType} options={enquiryTypes} wide />
      <TextField {...field('checkInDate', { deps: ['checkOutDate'] })} label={text.checkInDate} type="date" />
      <TextField {...field('checkOutDate')} label={text.checkOutDate} type="date" hint={text.datesHint} />
      <TextField {...field('message')} label={text.message} type="area" required wide />
      <TextField {...field('fullName')} label={text.fullName} autoComplete="name" />
      <TextField {...field('email')} label={text.email} type="email" autoComplete="email" hint={text.reachHint} />
      <TextField {...field('phone', { deps: ['email'] })} label={text.phone} type="tel" autoComplete="tel" />
      <TextField {...field('country')} label={text.country} autoComplete="country-name" />
      <TermsField terms={PATHS.terms} privacyPolicy={PATHS.privacyPolicy} {...field('agreeToTerms')} />
    </EnquiryForm>
  );
}
