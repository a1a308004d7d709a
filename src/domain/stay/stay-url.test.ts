import { describe, expect, it } from 'vitest';
import { dateParameters, readAdults, readDates } from './stay-url.ts';

const WEEK = { from: '2027-07-03', to: '2027-07-10' };

describe('the stay in the URL of a property', () => {
  it('is read as it was written', () => {
    const query = new URLSearchParams(dateParameters(WEEK, 120));
    expect(query.toString()).toBe('check-in=2027-07-03&check-out=2027-07-10&adults=120');
    expect(readDates(query)).toEqual(WEEK);
    expect(readAdults(query)).toBe(120);
  });

  it('says no adults where their number is not known', () => {
    expect(readAdults(new URLSearchParams(dateParameters(WEEK, null)))).toBeNull();
  });

  it.each([
    'check-in=2027-07-03',
    'check-in=2027-07-03&check-out=2027-07-03',
    'check-in=2027-02-30&check-out=2027-03-02',
  ])('has no dates in %s', (query) => {
    expect(readDates(new URLSearchParams(query))).toBeNull();
  });

  it.each(['', '0', '-1', '2.5', '1000'])('has no adults in %j', (adults) => {
    expect(readAdults(new URLSearchParams({ adults }))).toBeNull();
  });
});
