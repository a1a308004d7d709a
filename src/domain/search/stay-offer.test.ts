import { describe, expect, it } from 'vitest';
import { listStayNights } from '#domain/stay/nights.ts';
import { makeOffer } from './stay-offer.ts';

const WISH = { from: '2027-07-03', to: '2027-07-10', guests: 4, isFlexible: false };

const shown = (given: Partial<typeof WISH>, range: { from: string; to: string } = WISH) =>
  makeOffer({ ...WISH, ...given }, listStayNights(range), 840_049).show();

describe('the offer on a card', () => {
  it('is the total in whole euros for the nights', () => {
    expect(shown({})).toMatchObject({ total: '€8,400 for 7 nights', dates: null });
    expect(shown({}, { from: '2027-07-03', to: '2027-07-04' }).total).toBe('€8,400 for 1 night');
  });

  it('says its own days when the wish is flexible', () => {
    expect(shown({ isFlexible: true }, { from: '2027-07-04', to: '2027-07-11' }).dates).toBe('Sun 4 to Sun 11 July');
    expect(shown({ isFlexible: true }, { from: '2027-07-31', to: '2027-08-07' }).dates).toBe(
      'Sat 31 July to Sat 7 August',
    );
  });

  it('takes its own days and the guests to the page of the property', () => {
    expect(shown({ isFlexible: true }, { from: '2027-07-04', to: '2027-07-11' }).query).toBe(
      '?check-in=2027-07-04&check-out=2027-07-11&adults=4',
    );
  });
});
