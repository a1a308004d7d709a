import { contactMessageSchema } from '#domain/enquiry/enquiry.ts';
import { CONTACT_ENQUIRY_TYPES } from '#domain/enquiry/options.ts';
import { PATHS } from '#domain/site/paths.ts';
import type { ReactElement } from 'react';
import { SelectField } from '#components/form/SelectField.tsx';
import { TermsField } from '#components/form/TermsField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { EnquiryShell } from './EnquiryShell.tsx';
import { ENQUIRY_FORMS } from './form-ids.ts';

import { useEnquiry } from './use-enquiry.ts';
import { CONTACT_WORDS as words } from './text.ts';

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

interface Props {
  /** Id of the heading that names the form. */
  labelledBy: string;
  /** Called once the form answers to clicks. */
  onAwake?: () => void;
}

/** The contact form: it needs a message, and an email address or a phone number (docs/decisions/0126). */
export function ContactFields({ labelledBy, onAwake }: Props): ReactElement {
  const id = ENQUIRY_FORMS.contact();
  const contact = useEnquiry(id, contactMessageSchema, defaults);
  const { field } = contact;
  return (
    <EnquiryShell
      id={id}
      sent={contact}
      hidden={{ kind: 'contact' }}
      labelledBy={labelledBy}
      submit={words.submit}
      onAwake={onAwake}
    >
      <SelectField {...field('enquiryType')} label={words.enquiryType} options={enquiryTypes} wide />
      <TextField {...field('checkInDate')} label={words.checkInDate} type="date" />
      <TextField {...field('checkOutDate')} label={words.checkOutDate} type="date" hint={words.datesHint} />
      <TextField {...field('message')} label={words.message} type="area" required wide />
      <TextField {...field('fullName')} label={words.fullName} autoComplete="name" />
      <TextField {...field('email')} label={words.email} type="email" autoComplete="email" hint={words.reachHint} />
      <TextField {...field('phone')} label={words.phone} type="tel" autoComplete="tel" />
      <TextField {...field('country')} label={words.country} autoComplete="country-name" />
      <TermsField terms={PATHS.terms} privacyPolicy={PATHS.privacyPolicy} {...field('agreeToTerms')} />
    </EnquiryShell>
  );
}
