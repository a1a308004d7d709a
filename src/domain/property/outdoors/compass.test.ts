import { expect, it } from 'vitest';
import { compassName } from './compass.ts';

it.each([
  [0, 'north'],
  [23, 'north-north-east'],
  [45, 'north-east'],
  [180, 'south'],
  [236, 'south-west'],
  [337, 'north-north-west'],
  [350, 'north'],
])('%i degrees are %s', (degrees, name) => {
  expect(compassName(degrees)).toBe(name);
});
