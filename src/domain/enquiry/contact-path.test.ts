import { expect, it } from 'vitest';
import { contactPath, slugInContactAddress } from './contact-path.ts';

it('finds the property in the address that it made', () => {
  expect(contactPath('casa-do-mar')).toBe('/contact?property=casa-do-mar');
  expect(slugInContactAddress(`https://site.example${contactPath('casa-do-mar')}#write`)).toBe('casa-do-mar');
});

it.each([
  'https://site.example/contact',
  'https://site.example/contact?property=',
  'https://site.example/contact?property=Casa%20"do"%20Mar',
  `https://site.example/contact?property=${'a'.repeat(500)}`,
  'https://site.example/rentals?property=casa-do-mar',
  '/contact?property=casa-do-mar',
  '',
])('finds none in %j', (address) => {
  expect(slugInContactAddress(address)).toBe('');
});
