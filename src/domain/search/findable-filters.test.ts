import { describe, expect, it } from 'vitest';
import { findableFilters } from './findable-filters.ts';
import { PAGE_TYPES } from '#domain/property/type.ts';
import { offeredQuickFilters } from './offered-quick-filters.ts';
import { QUICK_FILTERS, quickFilterSelection } from './quick-filter-list.ts';

describe('filters that find something', () => {
  it('are those of any of the rows', () => {
    const rows = [
      { quickFilters: quickFilterSelection(['pool']), amenities: 0b001, hasRentalOption: false },
      { quickFilters: quickFilterSelection(['golf']), amenities: 0b100, hasRentalOption: true },
    ];
    expect(findableFilters(rows)).toEqual({
      quickFilters: quickFilterSelection(['pool', 'golf']),
      amenities: 0b101,
      rentalOption: true,
    });
  });

  it('are none without rows', () => {
    expect(findableFilters([])).toEqual({ quickFilters: 0, amenities: 0, rentalOption: false });
  });
});

describe('quick filters that a page offers', () => {
  const ids = (page: (typeof PAGE_TYPES)[number]) =>
    QUICK_FILTERS.map(({ id }) => id).filter((id) => (offeredQuickFilters(page) & quickFilterSelection([id])) !== 0);

  it('are all 20 on vacation rentals', () => {
    expect(ids('rental')).toEqual(QUICK_FILTERS.map(({ id }) => id));
  });

  it('contain none about stays on properties for sale', () => {
    expect(ids('real_estate')).toEqual([
      'ocean',
      'mountain',
      'forest',
      'lake',
      'urban',
      'historic',
      'golf',
      'pool',
      'kitchen',
      'parking',
      'gym',
      'ground-floor',
      'evening-sun',
      'step-free',
      'wide-doors',
    ]);
  });

  it("do not contain 'Daily Deals' or 'Long Stays' beside vacation rentals", () => {
    for (const page of PAGE_TYPES.filter((type) => type !== 'rental')) {
      expect(ids(page)).not.toContain('daily-deals');
      expect(ids(page)).not.toContain('long-stays');
    }
  });
});
