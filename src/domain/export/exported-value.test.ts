import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretFieldsOf } from './exported-collections.ts';
import { exportedValue } from './exported-value.ts';

describe('a stored value in an export', () => {
  it('is JSON already, or becomes it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(exportedValue(value, [])).toEqual(value);
      }),
    );
  });

  it.each([
    ['a time', Timestamp.fromDate(new Date('2026-03-01T09:00:00.000Z')), '2026-03-01T09:00:00.000Z'],
    ['a date', new Date('2026-03-01T09:00:00.000Z'), '2026-03-01T09:00:00.000Z'],
    ['bytes', Buffer.from('Casa'), 'Q2FzYQ=='],
    ['a point', new GeoPoint(38.7, -9.1), { latitude: 38.7, longitude: -9.1 }],
    [
      'coordinates of a property',
      { latitude: 1, longitude: 2, exact: true },
      { latitude: 1, longitude: 2, exact: true },
    ],
    ['a reference', { path: 'users/a', firestore: {} }, 'users/a'],
    ['a secret', [{ ticketHash: 'abc', name: 'Ana' }], [{ ticketHash: '(hidden)', name: 'Ana' }]],
  ])('is converted when it is %s', (_, value, exported) => {
    expect(exportedValue(value, secretFieldsOf('users'))).toEqual(exported);
  });
});

describe('the secret address of a calendar', () => {
  it('is hidden where it is set: ours, and that of another site', () => {
    expect(exportedValue({ exportKey: 'a1b2', rev: 3 }, secretFieldsOf('calendars'))).toEqual({
      exportKey: '(hidden)',
      rev: 3,
    });
    expect(exportedValue({ exportKey: null }, secretFieldsOf('calendars'))).toEqual({ exportKey: null });
    expect(exportedValue({ url: 'https://a.example/s3cret.ics' }, secretFieldsOf('calendarFeeds'))).toEqual({
      url: '(hidden)',
    });
  });

  it('is not the link of a review or a video, which anybody may open', () => {
    const property = { reviews: [{ url: 'https://a.example/review' }] };
    expect(exportedValue(property, secretFieldsOf('properties'))).toEqual(property);
  });
});
