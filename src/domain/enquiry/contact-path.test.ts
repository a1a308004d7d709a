import { expect, it } from 'vitest';
import { contactPath, slugInContactUrl } from './contact-path.ts';

it('finds the property in a contact path', () => {
  expect(contactPath('casa-do-mar')).toBe('/contact?property=casa-do-mar');
  expect(slugInContactUrl(`https://site.example${contactPath('casa-do-mar')}#write`)).toBe('casa-do-mar');
});

it.each([
  'https://site.example/contact',
  'https://site.example/contact?property=',
  'https://site.example/contact?property=Casa%20"do"%20Mar',
  `https://site.example/contact?property=${'a'.repeat(500)}`,
  'https://site.example/rentals?property=casa-do-mar',
  '/contact?property=casa-do-mar',
  '',
])('finds none in %j', (url) => {
  expect(slugInContactUrl(url)).toBe('');
});
