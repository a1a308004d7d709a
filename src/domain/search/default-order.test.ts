import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { summarizeProperty, type PropertySummary } from '#domain/property/summary.ts';
import { listInDefaultOrder } from './default-order.ts';
import { indexSummary } from './index/indexed-property.ts';
import { makeIndex } from './index/index-file.ts';
import { createSearchEngine } from './index/search-engine.ts';
import { readIndex } from './index/read-index.ts';
import { DEFAULT_SEARCH } from './listing-search.ts';
import { readSort } from './sort.ts';

const template = summarizeProperty(publishedFixture());

function listingOf(titles: readonly string[]): PropertySummary[] {
  return titles.map((title, index) => ({ ...template, slug: `villa-${index}`, title }));
}

/** What a visitor sees first after the index was loaded: the rows for a URL that names no order. */
function firstRows(rows: readonly PropertySummary[]) {
  const engine = createSearchEngine(readIndex(makeIndex(rows.map(indexSummary), [])));
  return engine({ ...DEFAULT_SEARCH, sort: readSort('') }) ?? [];
}

const titles = fc.array(
  fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('Óbidos', 'obidos', 'Villa 2', 'Villa 10')),
  { maxLength: 12 },
);

describe('the default order of a listing page', () => {
  it('is by title; equal titles keep their order', () => {
    const listed = listInDefaultOrder(listingOf(['Villa 10', 'óbidos', 'villa 2', 'Obidos', 'Alma']), 'rental');
    expect(listed.map(({ title }) => title)).toEqual(['Alma', 'óbidos', 'Obidos', 'villa 2', 'Villa 10']);
  });

  it('has the properties of that page alone, each as it was given', () => {
    const [rental, retreat] = [template, { ...template, showOnRetreatsPage: true }];
    expect(listInDefaultOrder([rental, retreat], 'retreat')).toEqual([retreat]);
    expect(listInDefaultOrder([rental], 'rental')[0]).toBe(rental);
  });

  it('has what is sold last, also in the browser', () => {
    const [alma, casa, ponte] = listingOf(['Alma', 'Casa', 'Ponte']).map((row) => ({
      ...row,
      type: 'real_estate' as const,
    }));
    if (alma === undefined || casa === undefined || ponte === undefined) throw new Error('expected three');
    const listed = listInDefaultOrder(
      [{ ...alma, saleState: 'sold' }, ponte, { ...casa, saleState: 'reserved' }],
      'real_estate',
    );
    expect(listed.map(({ title }) => title)).toEqual(['Casa', 'Ponte', 'Alma']);
    expect(firstRows(listed).map(({ title, saleState }) => [title, saleState])).toEqual([
      ['Casa', 'reserved'],
      ['Ponte', 'available'],
      ['Alma', 'sold'],
    ]);
  });

  it('is the same in the pages of the build, in the index and for a URL that names no order', () => {
    fc.assert(
      fc.property(titles, (given) => {
        const listed = listInDefaultOrder(listingOf(given), 'rental');
        expect(firstRows(listed).map(({ slug }) => slug)).toEqual(listed.map(({ slug }) => slug));
      }),
    );
  });

  it('does not depend on the order of the rows in the index', () => {
    fc.assert(
      fc.property(titles, (given) => {
        const rows = listingOf(given);
        expect(firstRows(rows).map(({ slug }) => slug)).toEqual(
          listInDefaultOrder(rows, 'rental').map(({ slug }) => slug),
        );
      }),
    );
  });
});
