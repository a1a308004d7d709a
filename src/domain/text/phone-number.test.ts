import { expect, it } from 'vitest';
import { phoneAddress } from './phone-number.ts';

it('keeps the digits and the plus of a telephone number', () => {
  expect(phoneAddress('+351 210 000-100 (office)')).toBe('tel:+351210000100');
});
