import { expect, it } from 'vitest';
import { phoneUrl } from './phone-url.ts';

it('keeps the digits and the plus of a phone number', () => {
  expect(phoneUrl('+351 210 000-100 (office)')).toBe('tel:+351210000100');
});
