import { expect, it } from 'vitest';
import { titleOfUse } from './picture-use-text.ts';

it.each([
  [{ collection: 'services', documentId: 'concierge', title: 'Concierge' }, 'Concierge'],
  [{ collection: 'heroImages', documentId: '7', title: '7' }, 'Slide of the home page'],
  [{ collection: 'settings', documentId: 'site', title: 'site' }, 'Site settings'],
  [{ collection: 'publishedSettings', documentId: 'site', title: 'site' }, 'Site settings'],
])('the document %o that uses a picture is called “%s”', (use, title) => {
  expect(titleOfUse(use)).toBe(title);
});
