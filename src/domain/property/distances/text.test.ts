import { expect, it } from 'vitest';
import { distanceText, lengthText } from './text.ts';

it.each([
  [0, '50 m'],
  [0.12, '100 m'],
  [0.4, '400 m'],
  [0.97, '950 m'],
  [0.975, '1 km'],
  [0.999, '1 km'],
  [1, '1 km'],
  [1.54, '1.5 km'],
  [9.96, '10 km'],
  [41.6, '42 km'],
])('%d kilometres are written as %s', (kilometres, text) => {
  expect(lengthText(kilometres)).toBe(text.replace(' ', '\u00a0'));
});

it('names the place and the drive, where they are known', () => {
  expect(distanceText({ name: 'Praia do Pego', kilometres: 1.5, minutes: 4 })).toBe(
    'Praia do Pego, 1.5\u00a0km, 4\u00a0minutes\u00a0by\u00a0car',
  );
  expect(distanceText({ name: '', kilometres: 3, minutes: 1 })).toBe('3\u00a0km, 1\u00a0minute\u00a0by\u00a0car');
  expect(distanceText({ name: '', kilometres: 3, minutes: null })).toBe('3\u00a0km');
});
