import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCH } from '#domain/search/listing-search.ts';
import { isTooLate, searchOf, stayDraftOf } from './stay-draft.ts';

const stay = { from: '2027-07-03', to: '2027-07-10', guests: 4, isFlexible: true };
const search = { ...DEFAULT_SEARCH, stay };

/** A search for houses for so many. */
const forGuests = (minPeople: number) => ({ ...search, filter: { ...search.filter, minPeople } });

describe('the panel with the dates', () => {
  it('shows the present stay and returns it unchanged', () => {
    expect(searchOf(stayDraftOf(search), search)).toEqual(search);
    expect(searchOf(stayDraftOf(DEFAULT_SEARCH), DEFAULT_SEARCH)).toEqual(DEFAULT_SEARCH);
  });

  it('begins with two guests', () => {
    expect(stayDraftOf(DEFAULT_SEARCH)).toMatchObject({ range: null, guests: 2, isFlexible: false });
  });

  it('begins with the guests that were filtered for, as far as a stay may have them', () => {
    expect(stayDraftOf({ ...forGuests(8), stay: null })).toMatchObject({ guests: 8 });
    expect(stayDraftOf({ ...forGuests(50), stay: null })).toMatchObject({ guests: 20 });
    expect(stayDraftOf(forGuests(8))).toMatchObject({ guests: 4 });
  });

  it('has no stay yet after the first day', () => {
    const draft = { ...stayDraftOf(search), range: { from: '2027-07-03', to: null } };
    expect(searchOf(draft, search)).toBeUndefined();
  });

  it('filters by guests that are chosen without dates', () => {
    const linked = { ...DEFAULT_SEARCH, filter: { ...DEFAULT_SEARCH.filter, maxPeople: 4 } };
    const draft = { ...stayDraftOf(linked), guests: 6 };
    expect(searchOf(draft, linked)).toEqual({ ...DEFAULT_SEARCH, filter: { ...DEFAULT_SEARCH.filter, minPeople: 6 } });
    expect(searchOf({ ...draft, range: stay }, linked)).toMatchObject({ stay: { guests: 6 }, filter: linked.filter });
  });

  it('filters by fewer guests when fewer than were filtered for are chosen with the first dates', () => {
    const draft = { range: stay, guests: 4, isFlexible: false };
    expect(searchOf(draft, { ...forGuests(8), stay: null })).toMatchObject({ filter: { minPeople: 4 } });
    expect(searchOf(draft, forGuests(8))).toMatchObject({ filter: { minPeople: 8 } });
  });

  it('filters by no guests after the dates are cleared', () => {
    expect(searchOf(stayDraftOf({ ...search, stay: null }), search)).toEqual(DEFAULT_SEARCH);
  });

  it('allows departures as late as an enquiry may have them', () => {
    expect(isTooLate('rental', '2027-07-03', '2027-09-01')).toBe(false);
    expect(isTooLate('rental', '2027-07-03', '2027-09-02')).toBe(true);
    expect(isTooLate('mid_term_rental', '2027-07-03', '2027-09-02')).toBe(false);
    expect(isTooLate('rental', null, '2028-09-02')).toBe(false);
  });
});
