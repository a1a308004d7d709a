import { expect, it } from 'vitest';
import { NO_FEES } from '#domain/stay/fees.ts';
import { bookingFixture, seasonFixture } from '#domain/stay/stay-fixture.ts';
import { quoteOf } from './calendar-parts.ts';

const NOW = new Date('2027-01-10T12:00:00Z');
const guests = { adults: 2, childAges: [], pets: 0 };
const calendar = { seasons: [seasonFixture({ to: '2029-01-01' })], fees: NO_FEES, occupancies: [] };

it('a stay later than visitors see prices of has the price of the calendar', () => {
  const range = { from: '2028-09-02', to: '2028-09-09' };
  expect(quoteOf({ range, guests }, calendar, 8, NOW)).toMatchObject({ quote: { totalCents: 70_000 }, reasons: [] });
  const taken = { ...calendar, occupancies: [bookingFixture('2028-09-08', '2028-09-10')] };
  expect(quoteOf({ range, guests }, taken, 8, NOW)).toEqual({ quote: null, reasons: [{ code: 'taken' }] });
});
