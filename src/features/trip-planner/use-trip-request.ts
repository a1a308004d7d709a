import { enquiriesApi } from '#domain/api/enquiries.ts';
import { checkEnquiry } from '#domain/enquiry/check-enquiry.ts';
import { tripRequestSchema } from '#domain/trip/request.ts';
import { callApi } from '#lib/api/call-api.ts';
import { useSentForm } from '#lib/forms/use-sent-form.ts';
import { stepOfField, TRIP_DEFAULTS, TRIP_FORM } from './trip-defaults.ts';

/** The planner's form; `onRejected` gets the first step with a fault. */
export function useTripRequest(onRejected: (step: number) => void) {
  return useSentForm({
    id: TRIP_FORM,
    schema: tripRequestSchema,
    defaults: TRIP_DEFAULTS,
    prefix: 'enquiry',
    consent: 'enquiry',
    alsoCheck: (fields) => checkEnquiry(fields, { now: new Date(), capacity: 0, propertyType: null, officeDays: [] }),
    send: (enquiry, metadata) => callApi(enquiriesApi, 'POST /api/enquiries', { body: { ...metadata, enquiry } }),
    onRejected: (faults) => onRejected(Math.min(...faults.map(({ path }) => stepOfField(path)))),
  });
}

export type TripRequestForm = ReturnType<typeof useTripRequest>;
