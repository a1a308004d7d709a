import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../query-client.ts';
import type { ContentResource } from './content-resource.ts';
import { contentKey, useContentChanges, type ContentChanges } from './use-content.ts';

interface Item {
  readonly id: string;
  readonly rev: number;
  readonly orderIndex: number;
  readonly isActive: boolean;
}

const SEEN: Item = { id: 'a', rev: 1, orderIndex: 0, isActive: true };

const KEY = contentKey('services');
const shown = (): unknown => queryClient.getQueryData(KEY);

afterEach(() => {
  queryClient.setQueryDefaults(KEY, {});
  queryClient.clear();
});

it('an item is deleted in the revision that its switch leaves, which is still being stored', async () => {
  const { promise: switched, resolve: answer } = Promise.withResolvers<Item>();
  const { changes, removed } = openList({ store: () => switched });
  const hiding = changes.change('a', { isActive: false });
  await expect.poll(shown).toEqual([{ ...SEEN, isActive: false }]);
  const removal = changes.remove('a');
  answer({ ...SEEN, rev: 2, isActive: false });
  await Promise.all([hiding, removal]);
  expect(removed).toEqual([2]);
  expect(shown()).toEqual([]);
});

it("an item is deleted as it was seen, so that a colleague's change meanwhile is a conflict", async () => {
  const theirs = { ...SEEN, rev: 5, isActive: false };
  const { changes, removed } = openList({ store: () => Promise.reject(new Error('conflict')), stored: [theirs] });
  const hiding = changes.change('a', { isActive: true });
  const removal = changes.remove('a');
  await expect(hiding).rejects.toThrow('conflict');
  await removal;
  expect(removed).toEqual([1]);
});

/** A list of one item, as the screen has read it; `stored` is what a further reading finds. */
function openList({ store, stored = [SEEN] }: { store: () => Promise<Item>; stored?: readonly Item[] }): {
  changes: ContentChanges<Item>;
  /** The revisions of the items that were deleted. */
  removed: readonly number[];
} {
  const removed: number[] = [];
  const resource: ContentResource<Item> = {
    kind: 'services',
    idOf: ({ id }) => id,
    list: () => Promise.resolve(stored),
    store,
    remove: ({ rev }) => Promise.resolve(void removed.push(rev)),
    reorder: () => Promise.resolve([]),
  };
  queryClient.setQueryDefaults(KEY, { queryFn: resource.list });
  queryClient.setQueryData(KEY, [SEEN]);
  const screens: ContentChanges<Item>[] = [];
  const Screen = (): null => {
    screens.push(useContentChanges(resource));
    return null;
  };
  renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Screen)));
  const [changes] = screens;
  if (changes === undefined) throw new Error('Nothing was rendered.');
  return { changes, removed };
}
