import { informationRequestSchema } from '@site/domain/enquiry';
import { GUEST_BOUNDS } from '@site/domain/limits';
import type { ReactElement } from 'react';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useDialogEnd } from '../../lib/forms/use-dialog-end.ts';
import { FORM_WORDS } from '../../lib/forms/words.ts';
import { countOptions } from './count-options.ts';
import { EnquiryShell } from './EnquiryShell.tsx';
import { ENQUIRY_FORMS } from './form-ids.ts';
import type { PropertyFieldsProps } from './property-fields.ts';
import { useEnquiry } from './use-enquiry.ts';
import { DIALOG_WORDS as words, guestCount } from './words.ts';

const guests = countOptions(GUEST_BOUNDS, guestCount);
const { optional } = FORM_WORDS;

/** A question about a letting. */
export function InformationFields({ propertyId, labelledBy, onAwake }: PropertyFieldsProps): ReactElement {
  const id = ENQUIRY_FORMS.information(propertyId);
  const request = useEnquiry(id, informationRequestSchema, {
    kind: 'information',
    propertyId,
    name: '',
    email: '',
    phone: '',
    checkInDate: '',
    checkOutDate: '',
    guests: GUEST_BOUNDS.min,
    message: '',
  });
  useDialogEnd(request);
  const { field } = request;
  return (
    <EnquiryShell
      id={id}
      sent={request}
      hidden={{ kind: 'information', propertyId }}
      labelledBy={labelledBy}
      submit={words.sendInformation}
      onAwake={onAwake}
    >
      <TextField {...field('name')} label={words.name} autoComplete="name" required wide />
      <TextField {...field('email')} label={words.email} type="email" autoComplete="email" required />
      <TextField {...field('phone')} label={words.phone} type="tel" autoComplete="tel" optional={optional} />
      <TextField {...field('checkInDate')} label={words.checkInDate} type="date" optional={optional} />
      <TextField {...field('checkOutDate')} label={words.checkOutDate} type="date" optional={optional} />
      <SelectField {...field('guests', { valueAsNumber: true })} label={words.guests} options={guests} wide />
      <TextField {...field('message')} label={words.message} type="area" optional={optional} wide />
    </EnquiryShell>
  );
}
