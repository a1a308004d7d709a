import { describe, expect, it } from 'vitest';
import { isTooLate, stayDraftOf, stayOf } from './stay-draft.ts';

const stay = { from: '2027-07-03', to: '2027-07-10', guests: 4, isFlexible: true };

describe('the panel with the dates', () => {
  it('shows the present stay and returns it unchanged', () => {
    expect(stayOf(stayDraftOf(stay))).toEqual(stay);
    expect(stayOf(stayDraftOf(null))).toBeNull();
  });

  it('begins with two guests', () => {
    expect(stayDraftOf(null)).toMatchObject({ range: null, guests: 2, isFlexible: false });
  });

  it('has no stay yet after the first day', () => {
    expect(stayOf({ ...stayDraftOf(stay), range: { from: '2027-07-03', to: null } })).toBeUndefined();
  });

  it('allows departures as late as an enquiry may have them', () => {
    expect(isTooLate('rental', '2027-07-03', '2027-09-01')).toBe(false);
    expect(isTooLate('rental', '2027-07-03', '2027-09-02')).toBe(true);
    expect(isTooLate('mid_term_rental', '2027-07-03', '2027-09-02')).toBe(false);
    expect(isTooLate('rental', null, '2028-09-02')).toBe(false);
  });
});
