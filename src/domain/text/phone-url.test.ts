import { expect, it } from 'vitest';
import { phoneUrl } from './phone-url.ts';

it('keeps the digits and the plus of a phone number', () => {
  expect(phoneUrl('+351 210 000-100 (office)')).toBe('tel:+351210000100');
});

it('leaves out the zero that is dialled only at home', () => {
  expect(phoneUrl('+44 (0)20 7946 0000')).toBe('tel:+442079460000');
  expect(phoneUrl('(+44) (0)20 7946 0000')).toBe('tel:+442079460000');
  expect(phoneUrl('(0)20 7946 0000')).toBe('tel:02079460000');
});
