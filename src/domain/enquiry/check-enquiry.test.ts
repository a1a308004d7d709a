import { describe, expect, it } from 'vitest';
import { checkEnquiry, type EnquiryContext } from './check-enquiry.ts';
import { USUAL_OFFICE_DAYS } from '#domain/site/office-days.ts';

// A Monday, 09:30 in Lisbon.
const context: EnquiryContext = {
  now: new Date('2026-11-23T09:30:00Z'),
  capacity: 8,
  propertyType: 'rental',
  officeDays: USUAL_OFFICE_DAYS,
};

const messages = (fields: Record<string, unknown>, given: Partial<EnquiryContext> = {}): string[] =>
  checkEnquiry(fields, { ...context, ...given }).map(({ path, message }) => `${path}: ${message}`);

describe('a stay', () => {
  const stay = { kind: 'information', guests: 2 };

  it('may begin today by the date in Lisbon', () => {
    const dates = { checkInDate: '2026-07-01', checkOutDate: '2026-07-03' };
    expect(messages({ ...stay, ...dates }, { now: new Date('2026-07-01T22:30:00Z') })).toEqual([]);
    expect(messages({ ...stay, ...dates }, { now: new Date('2026-07-01T23:30:00Z') })).toEqual([
      'checkInDate: This date has passed. Please choose today or a later date',
    ]);
  });

  it('does not end in the past', () => {
    expect(messages({ ...stay, checkOutDate: '2026-11-22' })).toEqual([
      'checkOutDate: This date has passed. Please choose today or a later date',
    ]);
  });

  it.each(['2027-01-05', '2027-01-04'])('from 5 January does not end on %s', (checkOutDate) => {
    expect(messages({ ...stay, checkInDate: '2027-01-05', checkOutDate })).toEqual([
      'checkOutDate: Check-out must be after check-in',
    ]);
  });

  it('of a contact message may be one day, which a venue is hired for', () => {
    const from5January = { kind: 'contact', message: 'Hello', phone: '912', checkInDate: '2027-01-05' };
    expect(messages({ ...from5January, checkOutDate: '2027-01-05' })).toEqual([]);
    expect(messages({ ...from5January, checkOutDate: '2027-01-04' })).toEqual([
      'checkOutDate: Check-out must be after check-in',
    ]);
  });

  it('of a trip request does not begin in the past', () => {
    expect(messages({ kind: 'trip_request', travelDates: { checkIn: '2026-11-01', checkOut: '' } })).toEqual([
      'travelDates.checkIn: This date has passed. Please choose today or a later date',
    ]);
  });

  it('has at most the guests that the property takes', () => {
    expect(messages({ ...stay, guests: 8 })).toEqual([]);
    expect(messages({ ...stay, guests: 9 })).toEqual(['guests: This property takes up to 8 guests']);
    expect(messages({ ...stay, guests: 2 }, { capacity: 1 })).toEqual(['guests: This property takes up to 1 guest']);
  });

  it('has any number of guests when the capacity is unknown', () => {
    expect(messages({ ...stay, guests: 20 }, { capacity: 0 })).toEqual([]);
  });
});

describe('the length of a stay', () => {
  const stay = (checkOutDate: string) => ({ kind: 'information', checkInDate: '2027-01-05', checkOutDate });
  const holiday = 'checkOutDate: A holiday stay has at most 60 nights. For longer, ask us about mid-term rentals';

  it('is at most 60 nights on holiday', () => {
    expect(messages(stay('2027-03-06'))).toEqual([]);
    expect(messages(stay('2027-03-07'))).toEqual([holiday]);
  });

  it('is not a day shorter when the clocks change or the year is a leap year', () => {
    const across = { kind: 'information', checkInDate: '2028-02-20', checkOutDate: '2028-04-20' };
    expect(messages(across)).toEqual([]);
    expect(messages({ ...across, checkOutDate: '2028-04-21' })).toEqual([holiday]);
  });

  it.each(['mid_term_rental', 'long_term_rental', null] as const)('is at most 24 months in a %s', (propertyType) => {
    expect(messages(stay('2029-01-05'), { propertyType })).toEqual([]);
    expect(messages(stay('2029-01-06'), { propertyType })).toEqual(['checkOutDate: A stay has at most 24 months']);
  });

  it('is at most 24 months on the contact form and in a trip, which know no property', () => {
    const dates = { checkInDate: '2027-01-05', checkOutDate: '2047-01-05' };
    const fault = 'A stay has at most 24 months';
    expect(messages({ kind: 'contact', message: 'Hello', phone: '912', ...dates })).toEqual([`checkOutDate: ${fault}`]);
    const travelDates = { checkIn: '2027-01-05', checkOut: '2047-01-05' };
    expect(messages({ kind: 'trip_request', travelDates })).toEqual([`travelDates.checkOut: ${fault}`]);
  });
});

describe('an event', () => {
  const event = (firstDay: string, lastDay: string, guests = 2) => ({ kind: 'venue', firstDay, lastDay, guests });

  it('may last one day, and does not end before it begins', () => {
    expect(messages(event('2027-05-08', '2027-05-08'))).toEqual([]);
    expect(messages(event('2027-05-08', '2027-05-07'))).toEqual([
      'lastDay: The last day must not be before the first day',
    ]);
  });

  it('is not in the past, and lasts at most 12 months', () => {
    expect(messages(event('2026-11-22', '2027-11-23'))).toEqual([
      'firstDay: This date has passed. Please choose today or a later date',
      'lastDay: An event has at most 12 months',
    ]);
  });

  it('has more than 20 guests where the venue takes them, and no more than that', () => {
    expect(messages(event('', '', 90), { capacity: 90 })).toEqual([]);
    expect(messages(event('', '', 91), { capacity: 90 })).toEqual(['guests: This property takes up to 90 guests']);
  });
});

describe('a viewing', () => {
  const viewing = (preferredDate: string, preferredTime: string, more = {}) => ({
    ...{ kind: 'viewing', preferredDate, preferredTime, alternativeDate: '', alternativeTime: '' },
    ...more,
  });

  it('may be later today', () => {
    expect(messages(viewing('2026-11-23', '10:00'))).toEqual([]);
  });

  it('is not at a time that has passed', () => {
    const error = 'preferredTime: This time has passed. Please choose a later one';
    expect(messages(viewing('2026-11-23', '09:00'))).toEqual([error]);
    expect(messages(viewing('2026-11-23', '09:30'))).toEqual([error]);
  });

  it('is not on a day that has passed', () => {
    expect(messages(viewing('2026-11-20', '10:00'))).toEqual([
      'preferredDate: This date has passed. Please choose today or a later date',
    ]);
  });

  it('is not on a day on which the office is closed, and neither is the alternative', () => {
    const closed = 'Viewings take place Monday to Friday. Please choose one of these days';
    expect(messages(viewing('2026-11-28', '10:00', { alternativeDate: '2026-11-29' }))).toEqual([
      `preferredDate: ${closed}`,
      `alternativeDate: ${closed}`,
    ]);
    expect(messages(viewing('2026-11-28', '10:00'), { officeDays: [...USUAL_OFFICE_DAYS, 'saturday'] })).toEqual([]);
  });
});

describe('a contact message', () => {
  it('needs a message, and an email address or a phone number', () => {
    expect(messages({ kind: 'contact', message: ' ', email: '', phone: '', fullName: 'Ana' })).toEqual([
      'message: Please write a message',
      'email: Please enter an email address or a phone number, so that we can answer you',
    ]);
    expect(messages({ kind: 'contact', message: 'Hello', email: 'ana@example.com', phone: '' })).toEqual([]);
    expect(messages({ kind: 'contact', message: 'Hello', email: '', phone: '912 000 000' })).toEqual([]);
  });
});

it.each([{}, { kind: 'information', guests: Number.NaN, checkInDate: null }, { kind: 'trip_request' }])(
  'leaves missing and malformed fields to the schema: %j',
  (fields) => {
    expect(messages(fields)).toEqual([]);
  },
);
