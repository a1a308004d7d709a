import { describe, expect, it } from 'vitest';
import { fitGuests } from './fit-guests.ts';

const ASKED = { adults: 18, childAges: [3, 8, 12], pets: 1 };

describe('the guests of a planned stay', () => {
  it('are two adults until somebody says otherwise, or one where only one fits', () => {
    expect(fitGuests(null, 8)).toEqual({ adults: 2, childAges: [], pets: 0 });
    expect(fitGuests(null, 1)).toEqual({ adults: 1, childAges: [], pets: 0 });
    expect(fitGuests({ adults: 0, childAges: [], pets: 1 }, 8)).toEqual({ adults: 2, childAges: [], pets: 1 });
  });

  it('are no more than fit', () => {
    expect(fitGuests(ASKED, 6)).toEqual({ adults: 6, childAges: [], pets: 1 });
    expect(fitGuests(ASKED, 19)).toEqual({ adults: 18, childAges: [3], pets: 1 });
  });

  it.each([26, 0])('are no more than a request may have, in a house for %i', (capacity) => {
    expect(fitGuests(ASKED, capacity)).toEqual({ adults: 18, childAges: [3, 8], pets: 1 });
    expect(fitGuests({ ...ASKED, adults: 24 }, capacity)).toEqual({ adults: 20, childAges: [], pets: 1 });
  });
});
