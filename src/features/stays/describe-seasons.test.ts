import { expect, it } from 'vitest';
import type { PropertyType } from '#domain/property/type.ts';
import { seasonFixture } from '#domain/stay/stay-fixture.ts';
import { describeSeasons } from './describe-seasons.ts';

const describe = (type: PropertyType, given: Parameters<typeof seasonFixture>[0] = {}) =>
  describeSeasons([seasonFixture(given)], type)[0];

it('a season of a letting is told in nights, and that of a venue in days', () => {
  const given = { minimumNights: 7, changeoverDay: 6, weekendPrice: 150 };
  expect(describe('rental', given)).toEqual({
    period: '1 January – 31 December 2027',
    price: '€100 per night',
    rules: 'from 7 nights, Saturday to Saturday, €150 on Fridays and Saturdays',
  });
  expect(describe('event', given)).toMatchObject({
    price: '€100 per day',
    rules: 'from 7 days, Saturday to Friday, €150 on Fridays and Saturdays',
  });
  expect(describe('production', { changeoverDay: 1 })?.rules).toBe('Monday to Sunday');
});

it('a venue does not say that a booking has at least one day', () => {
  expect(describe('event')?.rules).toBe('');
  expect(describe('retreat')?.rules).toBe('from 1 night');
});

it('neighbours with the same price and rules are one', () => {
  const years = [seasonFixture(), seasonFixture({ from: '2028-01-01', to: '2029-01-01' })];
  expect(describeSeasons(years, 'event').map(({ period }) => period)).toEqual(['1 January 2027 – 31 December 2028']);
});
