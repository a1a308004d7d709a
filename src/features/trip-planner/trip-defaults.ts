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
