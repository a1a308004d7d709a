import { informationFormSchema } from '#domain/enquiry/enquiry.ts';
import { maximumGuests } from '#domain/enquiry/maximum-guests.ts';
import { GUEST_BOUNDS } from '#domain/enquiry/limits.ts';
import { DATES_MISSING } from '#domain/enquiry/text.ts';
import { describeGuests } from '#domain/stay/quote-text.ts';
import type { ReactElement } from 'react';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { countOptions } from './count-options.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { ENQUIRY_FORMS } from './form-ids.ts';
import type { PropertyFieldsProps } from './property-fields.ts';
import { RequestedStay } from './RequestedStay.tsx';
import { addStay, lookAgainAtStay, useRequestedStay } from './use-requested-stay.ts';
import { useEnquiry } from './use-enquiry.ts';
import { DIALOG_TEXT as text, guestCount } from './text.ts';

/** A request about a letting: for its dates, or a question. */
export function InformationFields(props: PropertyFieldsProps): ReactElement {
  const { propertyId, propertyType, labelledBy, capacity, purpose } = props;
  const needsDates = purpose === 'booking';
  const id = ENQUIRY_FORMS[needsDates ? 'booking' : 'information'](propertyId);
  const guests = countOptions({ min: GUEST_BOUNDS.min, max: maximumGuests(capacity) }, guestCount);
  const request = useEnquiry(
    id,
    informationFormSchema,
    {
      kind: 'information',
      propertyId,
      name: '',
      email: '',
      phone: '',
      checkInDate: '',
      checkOutDate: '',
      guests: GUEST_BOUNDS.min,
      message: '',
    },
    {
      capacity,
      propertyType,
      alsoCheck: (fields) =>
        ['checkInDate', 'checkOutDate']
          .filter((name) => needsDates && fields[name] === '')
          .map((path) => ({ path, message: DATES_MISSING })),
      complete: addStay,
      onRejected: lookAgainAtStay,
    },
  );
  const { field } = request;
  const stay = useRequestedStay(propertyId, 'information', request.form);
  const dates = needsDates ? { required: true } : { optional: true };
  return (
    <EnquiryForm
      sent={request}
      hidden={{ kind: 'information', propertyId }}
      labelledBy={labelledBy}
      submit={needsDates ? text.requestDates : text.sendInformation}
    >
      <TextField {...field('name')} label={text.name} autoComplete="name" required wide />
      <TextField {...field('email')} label={text.email} type="email" autoComplete="email" required />
      <TextField {...field('phone')} label={text.phone} type="tel" autoComplete="tel" optional />
      <TextField
        {...field('checkInDate', { deps: ['checkOutDate'] })}
        {...dates}
        label={text.checkInDate}
        type="date"
      />
      <TextField {...field('checkOutDate')} {...dates} label={text.checkOutDate} type="date" />
      <SelectField {...field('guests', { valueAsNumber: true })} label={text.guests} options={guests} wide />
      <RequestedStay form={id} title={text.yourStay} stay={stay} faults={request.faults}>
        {stay !== null && <p>{describeGuests(stay)}</p>}
      </RequestedStay>
      <TextField {...field('message')} label={text.message} type="area" optional wide />
    </EnquiryForm>
  );
}
