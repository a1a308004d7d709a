import { describe, expect, it } from 'vitest';
import { forStay, shortDates, stayLabel } from './stay-text.ts';

const stay = (from: string, to: string, given = {}) => ({ from, to, guests: 4, isFlexible: false, ...given });

describe('the text of a stay', () => {
  it.each([
    ['2027-07-03', '2027-07-10', '3 – 10 Jul · 4 guests', 'from 3 to 10 July for 4 guests'],
    ['2027-07-28', '2027-08-04', '28 Jul – 4 Aug · 4 guests', 'from 28 July to 4 August for 4 guests'],
    [
      '2027-12-28',
      '2028-01-04',
      '28 Dec 2027 – 4 Jan 2028 · 4 guests',
      'from 28 December 2027 to 4 January 2028 for 4 guests',
    ],
  ])('from %s to %s says what differs', (from, to, label, sentence) => {
    expect(stayLabel(stay(from, to))).toBe(label);
    expect(forStay(stay(from, to))).toBe(sentence);
  });

  it('names one day once, as of a venue that is hired by the day', () => {
    expect(shortDates({ from: '2027-07-03', to: '2027-07-03' })).toBe('3 Jul');
  });

  it('says that it is flexible, and for one guest', () => {
    const given = stay('2027-07-03', '2027-07-10', { isFlexible: true, guests: 1 });
    expect(stayLabel(given)).toBe('3 – 10 Jul · ± 3 days · 1 guest');
    expect(forStay(given)).toBe('around 3 to 10 July for 1 guest');
  });
});
