import { expect, it } from 'vitest';
import { rejectDuplicates } from './reject-duplicates.ts';

const where = { collection: 'publishedProperties', field: 'slug' };

it('lets different values pass', () => {
  const entries = [
    { id: 'a', data: { slug: 'casa' } },
    { id: 'b', data: { slug: 'monte' } },
  ];
  expect(() => rejectDuplicates(entries, where)).not.toThrow();
});

it('names the second document, the field and the first document', () => {
  const entries = [
    { id: 'a', data: { slug: 'casa' } },
    { id: 'b', data: { slug: 'casa' } },
  ];
  expect(() => rejectDuplicates(entries, where)).toThrow(
    "publishedProperties/b cannot be published:\n  slug: 'casa' belongs to publishedProperties/a already",
  );
});
