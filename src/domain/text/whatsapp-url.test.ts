import { expect, it } from 'vitest';
import { whatsAppUrl } from './whatsapp-url.ts';

it('opens a chat with the digits of a number and any message', () => {
  expect(whatsAppUrl('+351 910 000 101', 'About “Água & Sal”?')).toBe(
    'https://wa.me/351910000101?text=About%20%E2%80%9C%C3%81gua%20%26%20Sal%E2%80%9D%3F',
  );
});

it('leaves out the zero that is dialled only at home', () => {
  expect(whatsAppUrl('+44 (0)7700 900 001', '')).toBe('https://wa.me/447700900001?text=');
});
