import { expect, it } from 'vitest';
import { propertyFacts } from './property-facts.ts';

const rooms = { people: 8, bedrooms: 4, bathrooms: 1 };

it('names guests and rooms, and leaves out what is unknown', () => {
  expect(propertyFacts({ ...rooms, type: 'rental' })).toBe('8 guests · 4 bedrooms · 1 bathroom');
  expect(propertyFacts({ people: 0, bedrooms: 0, bathrooms: 2, type: 'event' })).toBe('2 bathrooms');
});

it('names no guests of a property for sale, like its card', () => {
  expect(propertyFacts({ ...rooms, type: 'real_estate' })).toBe('4 bedrooms · 1 bathroom');
});
