import { describe, expect, it } from 'vitest';
import { galleryPlaces } from './gallery-places.ts';

const COLUMNS = { whole: 12, half: 6, small: 4, 'large-left': 8, 'large-right': 8 } as const;

describe('the places of gallery pictures', () => {
  it('gives every picture a place', () => {
    for (let count = 0; count <= 40; count += 1) expect(galleryPlaces(count)).toHaveLength(count);
  });

  it('shows a single picture across the page', () => {
    expect(galleryPlaces(1)).toEqual(['whole']);
  });

  it('puts a large picture next to two small ones, on alternating sides', () => {
    expect(galleryPlaces(6)).toEqual(['large-left', 'small', 'small', 'small', 'small', 'large-right']);
  });

  it('leaves no row half empty', () => {
    for (let count = 1; count <= 40; count += 1) {
      // A large picture is two rows high, next to two small ones.
      const cells = galleryPlaces(count).map((place) => COLUMNS[place] * (place.startsWith('large') ? 2 : 1));
      expect(cells.reduce((sum, cell) => sum + cell, 0) % 12, `${count} pictures`).toBe(0);
    }
  });
});
