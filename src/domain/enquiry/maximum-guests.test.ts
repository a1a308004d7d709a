import { expect, it } from 'vitest';
import { maximumGuests, maximumVenueGuests } from './maximum-guests.ts';

it.each([
  [8, 8],
  [200, 20],
  [0, 20],
])('the form of a house for %i offers up to %i guests', (capacity, offered) => {
  expect(maximumGuests(capacity)).toBe(offered);
});

it.each([
  [90, 90],
  [0, 500],
])('the form of a venue for %i offers up to %i guests', (capacity, offered) => {
  expect(maximumVenueGuests(capacity)).toBe(offered);
});
