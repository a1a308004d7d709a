import { expect, it } from 'vitest';
import type { PropertyType } from '#domain/property/type.ts';
import { NO_FEES } from '#domain/stay/fees.ts';
import { listStayNights } from '#domain/stay/nights.ts';
import { bookingFixture, stayFixture } from '#domain/stay/stay-fixture.ts';
import { listNextFree } from './next-free.ts';

/** Days from Wednesday 6 January 2027 on. */
const DAYS = listStayNights({ from: '2027-01-06', to: '2027-06-01' });
const { seasons, taken } = stayFixture({ occupancies: [bookingFixture('2027-01-16', '2027-02-01')] });
const fees = { ...NO_FEES, extraGuest: { includedGuests: 80, perNight: 25 } };

const list = (type: PropertyType) => listNextFree(type, { seasons: [...seasons], taken: [...taken], fees }, 120, DAYS);
const firstOf = (type: PropertyType) => list(type).rows[0];

it('weeks of a letting and a retreat are listed with their totals', () => {
  const week = { dates: '9 – 16 January 2027', total: '€700', stay: { from: '2027-01-09', to: '2027-01-16' } };
  for (const type of ['rental', 'retreat'] as const) expect(firstOf(type)).toMatchObject(week);
  expect(list('rental').note).toBe('Totals with all fees, for 2 guests.');
});

it('Saturdays of a venue for events are listed, for the guests that the price includes', () => {
  const stay = { from: '2027-01-09', to: '2027-01-10' };
  expect(firstOf('event')).toEqual({ dates: '9 January 2027', total: '€100', count: '', stay });
  expect(list('event').rows[1]?.dates).toBe('6 February 2027');
  expect(list('event').note).toBe('Totals with all fees, for up to 80 guests.');
});

it('ranges of days of a film location are listed with their length', () => {
  expect(list('production').rows).toEqual([
    { dates: '7 – 15 January 2027', total: null, count: '9 days', stay: null },
    { dates: '1 February – 31 May 2027', total: null, count: '120 days', stay: null },
  ]);
});
