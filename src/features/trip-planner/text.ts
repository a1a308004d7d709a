import { REPLY_PROMISE } from '#domain/enquiry/text.ts';

/** Text of the trip planner (visitor specification, sections 2, 3 and 4). */
export const TRIP_TEXT = {
  title: 'Plan Your Perfect Trip',
  open: 'Plan My Trip For Me',
  close: 'Close',
  invitation: 'Tell us what you dream of',
  invitationText: `Six short questions, and houses that fit your answers. ${REPLY_PROMISE}.`,
  next: 'Next',
  submit: 'Submit Request',
  sent: 'Thank you',
  sentText: `We have received your request. ${REPLY_PROMISE}.`,
  dates: 'When would you like to travel?',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  flexible: 'My dates are flexible',
  group: 'Who is coming?',
  adults: 'Adults',
  children: 'Children',
  kind: 'What kind of place?',
  propertyType: 'Property type',
  anyHint: 'Choose as many as you like, or none.',
  where: 'Where in Portugal?',
  location: 'Location',
  pleasures: 'What would make it perfect?',
  interests: 'Interests',
  budget: 'Budget',
  specialRequests: 'Special requests',
  review: 'Your trip, before you send it',
  travelDates: 'Dates',
  groupSize: 'Travellers',
  change: 'Change',
  undecided: 'Not decided',
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone',
  properties: 'Properties that match',
  propertiesLoading: 'Looking for properties...',
  propertiesNone: 'No property matches all your wishes yet. Our concierge will look further for you.',
  propertiesFailed: 'We cannot show properties at the moment. You can still send your request.',
  misses: 'Missing',
} as const;

export function fitCount(fits: number, wishes: number): string {
  return `Fits ${fits} of ${wishes}`;
}
