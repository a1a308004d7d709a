import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { pageHead } from './page-head.ts';
import { structuredDataScript } from './structured-data.ts';

const context = { settings: settingsFixture(), site: new URL('https://example.com'), homeName: 'Home' };
const graphOf = (text: string): { '@type': string }[] => JSON.parse(text)['@graph'];

describe('the head of the home page', () => {
  const head = pageHead({}, { ...context, ownPath: '/' });

  it('is about the company', () => {
    expect(head).toMatchObject({
      title: 'Brand: Fine houses',
      description: 'Houses by the sea. And inland.',
      canonical: 'https://example.com/',
    });
  });

  it('describes the company in full, and has no breadcrumbs', () => {
    expect(graphOf(head.structuredData)).toEqual([
      expect.objectContaining({ '@type': 'Organization', email: 'hello@brand.example' }),
      expect.objectContaining({ '@type': 'WebSite' }),
    ]);
  });
});

describe('the head of another page', () => {
  const page = { title: 'Casa Azul, Comporta', crumb: 'Casa Azul', parent: { name: 'Rentals', path: '/rentals' } };
  const head = pageHead(page, { ...context, ownPath: '/property/casa-azul' });

  it('has the brand in its title, but not in that of a shared link', () => {
    expect([head.title, head.sharedTitle]).toEqual(['Casa Azul, Comporta | Brand', 'Casa Azul, Comporta']);
  });

  it('begins a default description with its own title', () => {
    expect(head.description).toBe('Casa Azul, Comporta. Houses to rent and to buy.');
  });

  it('has breadcrumbs', () => {
    expect(graphOf(head.structuredData)[1]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://example.com/' },
        { position: 2, name: 'Rentals', item: 'https://example.com/rentals' },
        { position: 3, name: 'Casa Azul', item: 'https://example.com/property/casa-azul' },
      ],
    });
  });

  it('has the canonical URL of the page with the same content', () => {
    const repeat = pageHead({ title: 'Lettings', canonicalPath: '/mid-term-rental' }, { ...context, ownPath: '/x' });
    expect(repeat.canonical).toBe('https://example.com/mid-term-rental');
  });

  it('distinguishes the second page of a listing from the first', () => {
    const second = pageHead({ ...page, description: 'Quiet houses.', pageNumber: 2 }, { ...context, ownPath: '/r/2' });
    expect(second.description).toBe('Page 2. Quiet houses.');
  });
});

describe('structured data in a page', () => {
  it('is read back as it was, and can neither end its element nor open a comment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('</script>', '<!--', '<script', ''), (text, tag) => {
        const written = structuredDataScript([{ '@type': 'Thing', name: `${text}${tag}${text}` }]);
        expect(written).not.toContain('<');
        expect(graphOf(written)).toEqual([{ '@type': 'Thing', name: `${text}${tag}${text}` }]);
      }),
    );
  });
});
