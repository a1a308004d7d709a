import { describe, expect, it } from 'vitest';
import { readStay, stayParameters } from './stay-search.ts';

const TODAY = '2027-05-01';
const WEEK = { 'check-in': '2027-07-03', 'check-out': '2027-07-10', adults: '4' };

const read = (parameters: Record<string, string>, page: Parameters<typeof readStay>[1] = 'rental') =>
  readStay(new URLSearchParams({ ...WEEK, ...parameters }), page, TODAY);

describe('the stay in a URL', () => {
  it('has dates, guests and whether they are flexible', () => {
    expect(read({})).toEqual({ from: '2027-07-03', to: '2027-07-10', guests: 4, isFlexible: false });
    expect(read({ flexible: '3' })?.isFlexible).toBe(true);
    expect(read({ 'check-in': TODAY, 'check-out': '2027-05-02' })).not.toBeNull();
  });

  it('is for no more guests than a property can be requested for', () => {
    expect(read({ adults: '20' })?.guests).toBe(20);
    expect(read({ adults: '25' })?.guests).toBe(20);
  });

  it.each(['', '0', '51', '-1', '2.5', 'two', '1e1'])('is for two guests where it says %j', (adults) => {
    expect(read({ adults })?.guests).toBe(2);
  });

  it.each([
    ['a missing day', { 'check-out': '' }],
    ['no day of the calendar', { 'check-in': '2027-06-31' }],
    ['a past day', { 'check-in': '2027-04-30' }],
    ['a departure before the arrival', { 'check-out': '2027-07-02' }],
    ['a departure on the day of arrival', { 'check-out': '2027-07-03' }],
    ['more nights than a holiday may have', { 'check-out': '2027-09-02' }],
  ])('is none with %s', (_, parameters) => {
    expect(read(parameters)).toBeNull();
  });

  it('may be as long as an enquiry on the page', () => {
    expect(read({ 'check-out': '2027-09-01' })).not.toBeNull();
    expect(read({ 'check-out': '2028-07-03' }, 'mid_term_rental')).not.toBeNull();
    expect(read({ 'check-out': '2029-07-04' }, 'mid_term_rental')).toBeNull();
  });

  it.each(['real_estate', 'event', 'retreat', 'production'] as const)('is none on the page of type %s', (page) => {
    expect(read({}, page)).toBeNull();
  });

  it('is read as it was written', () => {
    for (const flexible of [{}, { flexible: '3' }]) {
      const stay = read(flexible);
      expect(stay && stayParameters(stay)).toEqual({ ...WEEK, ...flexible });
    }
  });
});
