import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugFromTitle } from '#domain/text/slug-from-title.ts';
import { propertySlug } from './slug.ts';
import { isUuid } from '#domain/core/uuid.ts';

describe('slugs', () => {
  it('are lower-case words of a title without accents', () => {
    expect(slugFromTitle('A Comporta Tree House')).toBe('a-comporta-tree-house');
    expect(slugFromTitle("Quinta d'Água & Spa")).toBe('quinta-d-agua-spa');
    expect(slugFromTitle('…')).toBe('');
  });

  it('made from any title are valid, or nothing is left', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const slug = slugFromTitle(title);
        expect(slug === '' || isUuid(slug) || propertySlug.safeParse(slug).success).toBe(true);
        expect(slugFromTitle(slug)).toBe(slug);
      }),
    );
  });

  it('cannot be a UUID', () => {
    expect(propertySlug.safeParse('4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f').success).toBe(false);
  });
});

describe("UUID test: 'accepts versions 1 to 5 and variants 8, 9, a, b'", () => {
  it('accepts them in either case', () => {
    fc.assert(fc.property(fc.uuid({ version: [1, 2, 3, 4, 5] }), (id) => isUuid(id) && isUuid(id.toUpperCase())));
  });

  it.each([
    '4b2d7c1e-93a0-6c56-8f1e-2d3b4c5d6e7f',
    '4b2d7c1e-93a0-0c56-8f1e-2d3b4c5d6e7f',
    '4b2d7c1e-93a0-4c56-7f1e-2d3b4c5d6e7f',
    '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7',
    'a-comporta-tree-house',
  ])('rejects %s', (id) => {
    expect(isUuid(id)).toBe(false);
  });
});
