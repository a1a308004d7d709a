import { venueTypeOf, type PropertyType, type VenueType } from '#domain/property/type.ts';
import { nightWordOf } from '#domain/stay/night-word.ts';
import { countOf } from '#domain/text/count-of.ts';

/** Text of the dates and prices on the page of a property where guests stay for nights. */
const NIGHT_TEXT = {
  heading: 'Dates and prices',
  prices: 'Prices by season',
  units: { night: 'per night', week: 'per week', month: 'per month' },
  weekends: (price: string) => `${price} on Fridays and Saturdays`,
  from: (count: string) => `from ${count}`,
  changeover: (begin: string, end: string) => `${begin} to ${end}`,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  free: 'Next free dates',
  freeNote: (guests: string) => `Totals with all fees, for ${guests}.`,
  freeAsOf: (day: string) => `As of ${day}.`,
  // Only whole weeks and months are listed: shorter stays, or weeks from another day, may be free.
  noFree: 'None of the usual weeks or months is free. Ask us about other dates, and about similar houses.',
  planner: 'Plan your stay',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  addDate: 'Add date',
  calendar: 'Check-in and check-out',
  closed: ', cannot be chosen',
  loading: 'The calendar is loading …',
  failed: 'The calendar did not load. Please check your connection.',
  reload: 'Load it again',
  clear: 'Clear dates',
  guests: 'Guests',
  adults: 'Adults',
  children: 'Children',
  childAge: (number: number) => `Age of child ${number}`,
  years: (age: number) => (age === 0 ? 'under 1 year' : countOf(age, 'year')),
  pets: 'Pets',
  chooseArrival: 'Choose the day of your arrival.',
  chooseDeparture: 'Now the day of your departure.',
  chooseDates: 'Choose dates',
  chooseOthers: 'Choose other dates',
  changeGuests: 'Change the number of guests',
  withoutPets: 'Continue without pets',
  request: 'Request these dates',
  noPayment: 'You pay nothing now. We confirm the dates within a day.',
  unavailable: 'These dates cannot be had:',
};

export type StayText = typeof NIGHT_TEXT;

/** Text where a venue is hired by the day. */
const DAY_TEXT: StayText = {
  ...NIGHT_TEXT,
  units: { ...NIGHT_TEXT.units, night: 'per day' },
  freeNote: (guests) => `Totals with all fees${guests === '' ? '' : `, for up to ${guests}`}.`,
  noFree: 'There are no free days in the next months. Ask us: plans change, and we know similar places.',
  checkIn: 'First day',
  checkOut: 'Last day',
  calendar: 'First and last day',
  chooseArrival: 'Choose the first day.',
  chooseDeparture: 'Now the last day.',
  unavailable: 'This is not possible:',
};

/** What differs between venues. */
const VENUE_TEXT: Record<VenueType, Partial<StayText>> = {
  event: {
    planner: 'Plan your event',
    free: 'Next free Saturdays',
    noFree: 'No Saturday can be booked in the next months. Ask us about other days, and about similar places.',
  },
  retreat: { planner: 'Plan your retreat' },
  production: {
    planner: 'Plan your production',
    guests: 'People on the set',
    changeGuests: 'Change the number of people',
    free: 'Next free days',
    freeNote: () => 'Any of these days can be requested.',
  },
};

/** Text of the dates and prices on the page of a property. */
export function stayText(type: PropertyType): StayText {
  const venue = venueTypeOf(type);
  return { ...(nightWordOf(type) === 'day' ? DAY_TEXT : NIGHT_TEXT), ...(venue && VENUE_TEXT[venue]) };
}

/** Text of the number of people at a venue. */
export const GROUP_TEXT = {
  number: 'How many?',
  missing: 'Please enter how many people there will be',
  most: (guests: number) => `Up to ${guests}.`,
  extra: (guests: number, price: string) =>
    `${guests} ${guests === 1 ? 'is' : 'are'} included; each further one costs ${price}.`,
  oneDay: 'For more days, press the last one too.',
} as const;
