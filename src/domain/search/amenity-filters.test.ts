import { describe, expect, it } from 'vitest';
import { AMENITY_FILTERS, amenityMask, amenitySelection } from './amenity-filters.ts';

const holds = (names: string[], id: string): boolean => {
  const wanted = amenitySelection([id]);
  return (amenityMask(names.map((name) => ({ name }))) & wanted) === wanted;
};

describe('amenity filters', () => {
  it('are the catalogue with names fit for URLs, few enough for the bits of a number', () => {
    expect(AMENITY_FILTERS.map(({ id }) => id)).toContain('air-conditioning');
    expect(AMENITY_FILTERS.every(({ id }) => /^[a-z-]+$/.test(id))).toBe(true);
    expect(AMENITY_FILTERS.length).toBeLessThan(31);
  });

  it('find an amenity of the catalogue, and free text that names it in whole words', () => {
    expect(holds(['Pool'], 'pool')).toBe(true);
    expect(holds(['Heated pool'], 'pool')).toBe(true);
    expect(holds(['Poolside bar'], 'pool')).toBe(false);
    expect(holds(['Outdoor', 'Dining'], 'outdoor-dining')).toBe(false);
  });
});
