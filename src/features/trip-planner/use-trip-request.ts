import { enquiriesApi } from '#domain/api/enquiries.ts';
import { checkEnquiry } from '#domain/enquiry/check-enquiry.ts';
import { tripRequestSchema } from '#domain/trip/request.ts';
import { callApi } from '#lib/api/call-api.ts';
import { useSentForm } from '#lib/forms/use-sent-form.ts';
import { TRIP_DEFAULTS, TRIP_FORM, TRIP_STEP_FIELDS } from './trip-defaults.ts';

/** The planner's form. */
export function useTripRequest() {
  return useSentForm({
    id: TRIP_FORM,
    schema: tripRequestSchema,
    defaults: TRIP_DEFAULTS,
    prefix: 'enquiry',
    consent: 'enquiry',
    steps: TRIP_STEP_FIELDS,
    alsoCheck: (fields) => checkEnquiry(fields, { now: new Date(), capacity: 0, propertyType: null, officeDays: [] }),
    send: (enquiry) => (metadata) => callApi(enquiriesApi, 'POST /api/enquiries', { body: { ...metadata, enquiry } }),
  });
}

export type TripRequestForm = ReturnType<typeof useTripRequest>;
