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
    expect(AMENITY_FILTERS.length).toBeLessThanOrEqual(31);
  });

  it('find an amenity of the catalogue, and free text that names it in whole words', () => {
    expect(holds(['Pool'], 'pool')).toBe(true);
    expect(holds(['Heated pool'], 'pool')).toBe(true);
    expect(holds(['Poolside bar'], 'pool')).toBe(false);
    expect(holds(['Outdoor', 'Dining'], 'outdoor-dining')).toBe(false);
  });

  it.each([
    ['Pool table', 'pool'],
    ['Pool towels', 'pool'],
    ['Kitchen garden', 'kitchen'],
    ['Garden furniture', 'garden'],
    ['Garden view', 'garden'],
    ['Terrace heaters', 'terrace'],
    ['Kitchen gardens', 'kitchen'],
  ])('do not find in %s the %s that it only mentions', (name, id) => {
    expect(holds([name], id)).toBe(false);
    expect(holds([name, id], id)).toBe(true);
  });

  it.each([
    ['Pool with jacuzzi', 'pool'],
    ['Pool table by the pool', 'pool'],
    ['Private garden', 'garden'],
    ['Kitchen garden', 'garden'],
    ['BBQ area', 'bbq'],
    ['Games room', 'games'],
    ['Parking spaces', 'parking'],
    ['Wi-Fi', 'wifi'],
    ['Fast Wi-Fi in every room', 'wifi'],
    ['Stone barbecue', 'bbq'],
    ['Two pools', 'pool'],
    ['Terraces', 'terrace'],
    ['Walled gardens', 'garden'],
  ])('find in %s the %s', (name, id) => {
    expect(holds([name], id)).toBe(true);
  });
});
