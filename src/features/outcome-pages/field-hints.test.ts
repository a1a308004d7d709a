import { expect, it } from 'vitest';
import { checkEnquiry } from '#domain/enquiry/check-enquiry.ts';
import { enquirySchema } from '#domain/enquiry/enquiry.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { USUAL_OFFICE_DAYS } from '#domain/site/office-days.ts';
import { submissionSchema } from '#domain/submission/submission.ts';
import { FIELD_HINTS } from './field-hints.ts';

const FORMS = [...enquirySchema.options, submissionSchema].map(
  (schema) => [Object.keys(schema.shape), schema] as const,
);

it.each(FORMS)('without JavaScript a text that is too long is named as such, among %s', (fields, schema) => {
  const sent = schema.safeParse(Object.fromEntries(fields.map((field) => [field, 'x'.repeat(5000)])));
  const tooLong = (sent.error?.issues ?? []).filter(({ message }) => message.startsWith('Please use at most'));
  expect(tooLong.length).toBeGreaterThan(0);
  for (const { path, message } of tooLong) {
    const field = path.join('.');
    // An address or a number of that length has a better hint.
    if (field !== 'email' && field !== 'phone') expect(FIELD_HINTS[field]).toContain(message);
  }
});

const TODAY = { now: new Date('2026-11-23T15:00:00Z'), capacity: 8, officeDays: USUAL_OFFICE_DAYS };

it.each<[string, PropertyType | null, object, string]>([
  [
    'a holiday',
    'rental',
    { kind: 'information', checkInDate: '2027-01-01', checkOutDate: '2027-06-01' },
    'checkOutDate',
  ],
  ['a stay', null, { kind: 'contact', checkInDate: '2027-01-01', checkOutDate: '2030-01-01' }, 'checkOutDate'],
  ['an event', 'event', { kind: 'venue', firstDay: '2027-01-01', lastDay: '2031-01-01' }, 'lastDay'],
  [
    'a trip',
    null,
    { kind: 'trip_request', travelDates: { checkIn: '2027-01-01', checkOut: '2030-01-01' } },
    'travelDates.checkOut',
  ],
])('without JavaScript %s that is too long is named as such', (_, propertyType, fields, path) => {
  const [fault] = checkEnquiry({ ...fields, message: 'x', phone: '1' }, { ...TODAY, propertyType });
  expect(fault?.path).toBe(path);
  expect(FIELD_HINTS[path]).toContain(fault?.message);
});

it('without JavaScript an alternative time that has passed is named as such', () => {
  const alternative = { alternativeDate: '2026-11-23', alternativeTime: '10:00' };
  const [fault] = checkEnquiry({ kind: 'viewing', ...alternative }, { ...TODAY, propertyType: 'real_estate' });
  expect(fault?.path).toBe('alternativeTime');
  expect(FIELD_HINTS['alternativeTime']).toContain(fault?.message);
});

it('without JavaScript more guests than a house takes are not said to fit', () => {
  expect(FIELD_HINTS['guests']).toBe(
    'Please enter a whole number from 1 to 20, at most as many as the property takes. An event may have more than 20',
  );
});
