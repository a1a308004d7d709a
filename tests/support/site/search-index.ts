import type { Page } from '@playwright/test';
import { sortRows, DEFAULT_SORT } from '#domain/search/sort.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { summarizeProperty } from '#domain/property/summary.ts';
import { CARDS_PER_SLICE, makeIndex } from '#domain/search/index/index-file.ts';
import { indexSummary } from '#domain/search/index/indexed-property.ts';
import { prepareSearchRows } from '#domain/search/row.ts';
import { generateProperties } from '#scripts/seed/generated/generate-properties.ts';

/** Generated properties for a listing; `fields` overrides values of each. */
export function generatedProperties(count: number, fields: (index: number) => Partial<PublishedProperty> = () => ({})) {
  return generateProperties(count, [somePicture]).map((property, index) => ({
    ...property,
    hero: null,
    ...fields(index),
  }));
}

/** Replaces the search index of listing pages by one of these properties. */
export async function serveIndex(page: Page, properties: readonly PublishedProperty[]): Promise<void> {
  const indexed = properties.map((property) => indexSummary(summarizeProperty(property)));
  const ordered = sortRows(prepareSearchRows(indexed), DEFAULT_SORT).flatMap(
    ({ id }) => indexed.find((property) => property.id === id) ?? [],
  );
  const slices = Array.from(
    { length: Math.ceil(ordered.length / CARDS_PER_SLICE) },
    (_, number) => `/data/search/made-cards.${number}.json`,
  );
  await page.route(/\/data\/search\/[a-z_]+\.[0-9a-f]{12}\.json$/, (route) =>
    route.fulfill({ json: makeIndex(ordered, slices) }),
  );
  await page.route(/\/data\/search\/made-cards\.(\d+)\.json$/, (route) => {
    const first = Number(/made-cards\.(\d+)/.exec(route.request().url())?.[1]) * CARDS_PER_SLICE;
    const cards = ordered.slice(first, first + CARDS_PER_SLICE).map(({ id }) => ({ id, picture: null }));
    return route.fulfill({ json: cards });
  });
}

const somePicture = {
  id: 'a'.repeat(32),
  width: 1600,
  height: 1200,
  widths: [480],
  tones: '9bc876543',
  placeholder: 'data:image/webp;base64,AAAA',
  color: '#886644',
  alt: 'A house',
  caption: '',
};
