import { expect, it } from 'vitest';
import { copyText, titleOfUse } from './picture-use-text.ts';

it.each([
  [{ collection: 'services', documentId: 'concierge', title: 'Concierge' }, 'Concierge'],
  [{ collection: 'heroImages', documentId: '7', title: '7' }, 'Slide of the home page'],
  [{ collection: 'settings', documentId: 'site', title: 'site' }, 'Site settings'],
  [{ collection: 'publishedSettings', documentId: 'site', title: 'site' }, 'Site settings'],
  [{ collection: 'submissions', documentId: '4b2d7c1e', title: '4b2d7c1e' }, 'Submission of an owner'],
])('the document %o that uses a picture is called “%s”', (use, title) => {
  expect(titleOfUse(use)).toBe(title);
});

it('a use is in a draft, in published content, or in what an owner sent', () => {
  expect(['services', 'publishedServices', 'submissions'].map(copyText)).toEqual(['draft', 'published', '']);
});
