import { expect, it } from 'vitest';
import { bedroomsSummary } from './text.ts';

const [double, single] = [{ beds: { queen: 1 } }, { beds: { single: 1 } }];

it.each([
  [[double, double], 2, '2 bedrooms, beds for 4 guests'],
  [[double, double], 4, '2 of 4 bedrooms, beds for 4 guests'],
  [[single], 1, '1 bedroom, a bed for 1 guest'],
  [[{ beds: {} }], 0, '1 bedroom'],
])('the summary of %j in a property with %i bedrooms is %j', (described, count, expected) => {
  expect(bedroomsSummary(described, count)).toBe(expected);
});
