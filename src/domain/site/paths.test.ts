import { describe, expect, it } from 'vitest';
import { backLinkPath, listingPath } from './paths.ts';

describe('paths', () => {
  it.each([
    ['rental', '/rentals'],
    ['real_estate', '/real-estate'],
    ['mid_term_rental', '/mid-term-rental'],
    ['long_term_rental', '/mid-term-rental'],
    ['event', '/events'],
    ['retreat', '/retreats'],
    ['production', '/productions'],
  ] as const)("back-links by type: '%s to %s'", (type, path) => {
    expect(backLinkPath(type)).toBe(path);
  });

  it('numbers the further pages of a listing', () => {
    expect(listingPath('rental')).toBe('/rentals');
    expect(listingPath('rental', 2)).toBe('/rentals/2');
  });
});
