import { describe, expect, it } from 'vitest';
import { HOLIDAY_TOO_LONG } from '#domain/enquiry/text.ts';
import { listOpenDays } from '#domain/stay/open-days.ts';
import { describeReason } from '#domain/stay/quote-text.ts';
import { stayFixture } from '#domain/stay/stay-fixture.ts';
import { changeNeeded, closedDays, planStay } from './plan-stay.ts';

const { guests, ...terms } = stayFixture();
const days = listOpenDays(terms, '2027-01-10');
const sixty = { from: '2027-02-01', to: '2027-04-02' };
const longer = { from: '2027-02-01', to: '2027-04-03' };

describe('a holiday that is longer than its form takes', () => {
  const property = { type: 'rental', capacity: 8 } as const;

  it('is not priced, and says why', () => {
    expect(planStay(property, { terms, days, guests, range: sixty })?.quote?.totalCents).toBe(600_000);
    const { reasons = [] } = planStay(property, { terms, days, guests, range: longer }) ?? {};
    expect(reasons.map((reason) => describeReason(reason, 'night'))).toEqual([HOLIDAY_TOO_LONG]);
  });

  it('cannot be chosen in the calendar', () => {
    const isClosed = closedDays('rental', terms, days);
    expect([sixty, longer].map(({ from, to }) => isClosed(to, from))).toEqual([false, true]);
  });
});

it('a mid-term letting takes it', () => {
  const property = { type: 'mid_term_rental', capacity: 8 } as const;
  expect(planStay(property, { terms, days, guests, range: longer })?.quote?.totalCents).toBe(610_000);
  expect(closedDays('mid_term_rental', terms, days)(longer.to, longer.from)).toBe(false);
});

it('a booking of one day can begin and end on it', () => {
  expect(closedDays('event', terms, days)('2027-05-08', '2027-05-08')).toBe(false);
});

it.each([
  ['dates', [{ code: 'taken' }, { code: 'no-pets' }]],
  ['guests', [{ code: 'capacity', capacity: 8 }, { code: 'no-pets' }]],
  ['pets', [{ code: 'no-pets' }]],
] as const)('a stay that cannot be had needs other %s', (needed, reasons) => {
  expect(changeNeeded(reasons)).toBe(needed);
});
