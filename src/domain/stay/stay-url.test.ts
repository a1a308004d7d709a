import { describe, expect, it } from 'vitest';
import { dateParameters, readAdults, readDates, readGuests, stayParameters } from './stay-url.ts';

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

describe('the guests in the URL of a property', () => {
  it('are read as they were written, with the ages of children and the pets', () => {
    const guests = { adults: 2, childAges: [14, 0, 15], pets: 1 };
    const query = new URLSearchParams(stayParameters(WEEK, guests));
    expect(query.toString()).toBe('check-in=2027-07-03&check-out=2027-07-10&adults=2&children=14.0.15&pets=1');
    expect(readGuests(query)).toEqual(guests);
  });

  it('may be pets alone, where the number of people is not known yet', () => {
    const pets = { adults: 0, childAges: [], pets: 2 };
    const query = new URLSearchParams(stayParameters(WEEK, pets));
    expect(query.toString()).toBe('check-in=2027-07-03&check-out=2027-07-10&pets=2');
    expect(readGuests(query)).toEqual(pets);
  });

  it('are adults alone in a short URL, and no children without adults', () => {
    const couple = { adults: 2, childAges: [], pets: 0 };
    expect(stayParameters(WEEK, couple)).toEqual(dateParameters(WEEK, 2));
    expect(readGuests(new URLSearchParams('adults=2'))).toEqual(couple);
    expect(readGuests(new URLSearchParams('children=4'))).toBeNull();
    expect(stayParameters(WEEK, { adults: 0, childAges: [4], pets: 0 })).toEqual(dateParameters(WEEK, null));
  });

  it.each(['children=18.99&pets=6', 'children=7.x&pets=1.5', 'children=-7&pets=-1', 'children=&pets='])(
    'are adults alone in %s',
    (query) => {
      expect(readGuests(new URLSearchParams(`adults=2&${query}`))).toEqual({ adults: 2, childAges: [], pets: 0 });
    },
  );
});
