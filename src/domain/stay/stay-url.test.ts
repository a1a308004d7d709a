import { describe, expect, it } from 'vitest';
import { readAdults, readDates, withStay } from './stay-url.ts';

const PAGE = new URL('https://site.example/property/casa?utm=1&check-in=2027-01-01#dates');
const WEEK = { from: '2027-07-03', to: '2027-07-10' };

describe('the stay in the URL of a property', () => {
  it('is read as it was written, beside what else the URL has', () => {
    const url = withStay(PAGE, WEEK, 120);
    expect(url.href).toBe(
      'https://site.example/property/casa?utm=1&check-in=2027-07-03&check-out=2027-07-10&adults=120#dates',
    );
    expect(readDates(url.searchParams)).toEqual(WEEK);
    expect(readAdults(url.searchParams)).toBe(120);
  });

  it('says no adults where their number is not known, and nothing without dates', () => {
    expect(readAdults(withStay(PAGE, WEEK, null).searchParams)).toBeNull();
    expect(withStay(PAGE, null, 2).search).toBe('?utm=1');
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
