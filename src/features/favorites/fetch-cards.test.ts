import { expect, it, vi } from 'vitest';
import { FetchFailure } from '#lib/fetch-json.ts';
import type { CardEntry } from './card-entry.ts';
import { fetchCards } from './fetch-cards.ts';

const INDEX = { base: '/data/cards/0123456789ab-', digits: 1 };
const cardOf = (id: string): CardEntry => ({ id, title: id, location: '', description: '', amount: 0, html: '' });

/** Serves these files by key; of all others nothing arrives. */
function serve(files: Readonly<Record<string, readonly CardEntry[]>>): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const cards = files[url.slice(INDEX.base.length).replace('.json', '')];
    if (cards === undefined) throw new TypeError('Failed to fetch');
    return Response.json(cards);
  });
}

it('cards come in the order of the ids, and a favourite without one is known, so that it can be removed', async () => {
  serve({ a: [cardOf('a1'), cardOf('a2')], b: [cardOf('b1')] });
  expect(await fetchCards(INDEX, ['b1', 'a9', 'a2'])).toEqual({
    cards: [cardOf('b1'), cardOf('a2')],
    missing: ['a9'],
    failure: null,
  });
});

it('without a connection, a property that was saved since leaves the cards that the device has', async () => {
  serve({ a: [cardOf('a1')] });
  const { cards, missing, failure } = await fetchCards(INDEX, ['c1', 'a1']);
  expect([cards, missing]).toEqual([[cardOf('a1')], []]);
  expect(failure).toBeInstanceOf(FetchFailure);
});
