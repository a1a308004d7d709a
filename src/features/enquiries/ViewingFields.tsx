import { viewingRequestSchema } from '#domain/enquiry/enquiry.ts';
import { VIEWING_TIMES } from '#domain/enquiry/options.ts';
import { ATTENDEE_BOUNDS } from '#domain/enquiry/limits.ts';
import { PATHS } from '#domain/site/paths.ts';
import type { ReactElement } from 'react';
import { SelectField } from '#components/form/SelectField.tsx';
import { TermsField } from '#components/form/TermsField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { countOptions } from './count-options.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { ENQUIRY_FORMS } from './form-ids.ts';
import type { PropertyFieldsProps } from './property-fields.ts';
import { useEnquiry } from './use-enquiry.ts';
import { attendeeCount, DIALOG_TEXT as text } from './text.ts';

const attendees = countOptions(ATTENDEE_BOUNDS, attendeeCount);
const times = [{ id: '', label: text.chooseTime }, ...VIEWING_TIMES.map((time) => ({ id: time, label: time }))];
/** A viewing of a property for sale. */
export function ViewingFields({ propertyId, labelledBy, officeDays }: PropertyFieldsProps): ReactElement {
  const id = ENQUIRY_FORMS.viewing(propertyId);
  const viewing = useEnquiry(
    id,
    viewingRequestSchema,
    {
      kind: 'viewing',
      propertyId,
      name: '',
      email: '',
      phone: '',
      preferredDate: '',
      preferredTime: '',
      alternativeDate: '',
      alternativeTime: '',
      attendees: ATTENDEE_BOUNDS.min,
      specialRequests: '',
      agreeToTerms: false,
    },
    { officeDays },
  );
  const { field } = viewing;
  return (
    <EnquiryForm
      sent={viewing}
      hidden={{ kind: 'viewing', propertyId }}
      labelledBy={labelledBy}
      submit={text.sendViewing}
    >
      <TextField {...field('name')} label={text.name} autoComplete="name" required wide />
      <TextField {...field('email')} label={text.email} type="email" autoComplete="email" required />
      <TextField {...field('phone')} label={text.phone} type="tel" autoComplete="tel" required />
      <TextField
        {...field('preferredDate', { deps: ['preferredTime'] })}
        label={text.preferredDate}
        type="date"
        required
      />
      <SelectField {...field('preferredTime')} label={text.preferredTime} options={times} required />
      <TextField
        {...field('alternativeDate', { deps: ['alternativeTime'] })}
        label={text.alternativeDate}
        type="date"
        optional
      />
      <SelectField {...field('alternativeTime')} label={text.alternativeTime} options={times} optional />
      <SelectField {...field('attendees', { valueAsNumber: true })} label={text.attendees} options={attendees} wide />
      <TextField {...field('specialRequests')} label={text.specialRequests} type="area" optional wide />
      <TermsField terms={PATHS.terms} privacyPolicy={PATHS.privacyPolicy} {...field('agreeToTerms')} required />
    </EnquiryForm>
  );
}
