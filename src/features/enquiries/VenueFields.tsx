import { maximumVenueGuests } from '#domain/enquiry/maximum-guests.ts';
import { venueFormSchema } from '#domain/enquiry/enquiry.ts';
import { VENUE_GUEST_BOUNDS } from '#domain/enquiry/limits.ts';
import { VENUE_OCCASIONS } from '#domain/enquiry/options.ts';
import { venueTypeOf } from '#domain/property/type.ts';
import type { ReactElement } from 'react';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import { ENQUIRY_FORMS } from './form-ids.ts';
import type { PropertyFieldsProps } from './property-fields.ts';
import { RequestedStay } from './RequestedStay.tsx';
import { useEnquiry } from './use-enquiry.ts';
import { addStay, lookAgainAtStay, quoteForGuests, useRequestedStay } from './use-requested-stay.ts';
import { DIALOG_TEXT as text, VENUE_TEXT } from './text.ts';

/** An enquiry about a place for events, retreats or productions. */
export function VenueFields(props: PropertyFieldsProps): ReactElement {
  const { propertyId, propertyType, labelledBy, capacity, purpose } = props;
  const isBooking = purpose === 'booking';
  const id = ENQUIRY_FORMS[isBooking ? 'booking' : 'information'](propertyId);
  const venueType = venueTypeOf(propertyType) ?? 'event';
  const most = maximumVenueGuests(capacity);
  const request = useEnquiry(
    id,
    venueFormSchema,
    {
      kind: 'venue',
      propertyId,
      name: '',
      email: '',
      phone: '',
      occasion: '',
      firstDay: '',
      lastDay: '',
      // An empty number field: a preset number would be sent by accident.
      guests: NaN,
      message: '',
    },
    { capacity, propertyType, complete: addStay, onRejected: lookAgainAtStay },
  );
  const { field } = request;
  const stay = useRequestedStay(propertyId, 'venue', request.form);
  const occasions = [
    { id: '', label: text.chooseOccasion },
    ...VENUE_OCCASIONS[venueType].map((occasion) => ({ id: occasion, label: occasion })),
  ];
  return (
    <EnquiryForm
      sent={request}
      hidden={{ kind: 'venue', propertyId }}
      labelledBy={labelledBy}
      submit={stay !== null ? text.requestDates : isBooking ? text.sendEnquiry : text.sendInformation}
    >
      <TextField {...field('name')} label={text.name} autoComplete="name" required wide />
      <TextField {...field('email')} label={text.email} type="email" autoComplete="email" required />
      <TextField {...field('phone')} label={text.phone} type="tel" autoComplete="tel" optional />
      <TextField {...field('firstDay', { deps: ['lastDay'] })} label={text.firstDay} type="date" optional />
      <TextField {...field('lastDay')} label={text.lastDay} type="date" optional />
      <SelectField {...field('occasion')} label={VENUE_TEXT[venueType].occasion} options={occasions} optional />
      <TextField
        {...field('guests', {
          valueAsNumber: true,
          onChange: () => quoteForGuests(request.form.getValues(), most),
        })}
        label={VENUE_TEXT[venueType].guests}
        type="number"
        min={VENUE_GUEST_BOUNDS.min}
        max={most}
        hint={text.guestsHint(most)}
        required
      />
      <RequestedStay form={id} title={text.yourDates} stay={stay} faults={request.faults} />
      <TextField {...field('message')} label={text.message} type="area" optional wide />
    </EnquiryForm>
  );
}
