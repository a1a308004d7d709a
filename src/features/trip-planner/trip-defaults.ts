import { TRIP_GROUP_DEFAULT } from '#domain/trip/options.ts';

/** Id of the planner's form and of its draft. */
export const TRIP_FORM = 'trip-form';

/** Initial values. */
export const TRIP_DEFAULTS = {
  kind: 'trip_request',
  name: '',
  email: '',
  phone: '',
  travelDates: { checkIn: '', checkOut: '', flexible: false },
  groupSize: { ...TRIP_GROUP_DEFAULT },
  propertyType: [],
  location: [],
  budget: '',
  interests: [],
  specialRequests: '',
};

/** The fields of each step, which 'Next' checks. */
export const TRIP_STEP_FIELDS = [
  ['travelDates.checkIn', 'travelDates.checkOut', 'travelDates.flexible'],
  ['groupSize.adults', 'groupSize.children'],
  ['propertyType'],
  ['location'],
  ['interests', 'budget', 'specialRequests'],
  ['name', 'email', 'phone'],
] as const;

/** The step of a field, counted from 1; the last one for faults of the whole form. */
export function stepOfField(path: string): number {
  const index = TRIP_STEP_FIELDS.findIndex((fields) => fields.some((field) => field === path));
  return index === -1 ? TRIP_STEP_FIELDS.length : index + 1;
}
