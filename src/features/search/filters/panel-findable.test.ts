import { expect, it } from 'vitest';
import { indexedPropertyFixture } from '#domain/search/index/indexed-property-fixture.ts';
import { makeIndex } from '#domain/search/index/index-file.ts';
import { readIndex } from '#domain/search/index/read-index.ts';
import { createSearchEngine } from '#domain/search/index/search-engine.ts';
import { PRICE_BANDS } from '#domain/search/filter-options.ts';
import { DEFAULT_FILTER } from '#domain/search/filter.ts';
import { DEFAULT_SEARCH } from '#domain/search/listing-search.ts';
import { panelFindable } from './panel-findable.ts';

it('a price band is findable exactly when its search has results, also above the bound of the filter', () => {
  for (const shownAmount of [0, 500, 1000, 5_000_001, 150_000_000]) {
    const property = indexedPropertyFixture({ type: 'real_estate', shownAmount });
    const engine = createSearchEngine(readIndex(makeIndex([property], [])));
    const found = PRICE_BANDS.filter(panelFindable(engine, DEFAULT_SEARCH).price);
    const searched = PRICE_BANDS.filter(({ min, max }) => {
      const filter = { ...DEFAULT_FILTER, minPrice: min, maxPrice: max };
      return engine({ ...DEFAULT_SEARCH, filter })?.length === 1;
    });
    expect(found).toEqual(searched);
  }
});
