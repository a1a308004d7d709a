import { expect, it } from 'vitest';
import { fieldsChange, reordering } from './content-changes.ts';
import type { ContentResource } from './content-resource.ts';

interface Item {
  readonly id: string;
  readonly rev: number;
  readonly orderIndex: number;
  readonly isActive: boolean;
}

const item = (id: string, changes: Partial<Item> = {}): Item => ({
  ...{ id, rev: 1, orderIndex: 0, isActive: true },
  ...changes,
});

const resource: ContentResource<Item> = {
  kind: 'services',
  idOf: ({ id }) => id,
  list: () => Promise.resolve([]),
  store: (stored) => Promise.resolve(stored),
  remove: () => Promise.resolve(undefined),
  reorder: () => Promise.resolve([item('b', { rev: 2 }), item('a', { rev: 2, orderIndex: 1 })]),
};

it('the response to a new order leaves what was changed after the request', async () => {
  const order = reordering(resource, ['b', 'a']);
  const shown = order.show([item('a'), item('b', { orderIndex: 1 })]);
  const takeOver = await order.call(shown);
  const hidden = fieldsChange(resource, 'a', { isActive: false }).show(shown);
  const movedBack = reordering(resource, ['a', 'b']).show(hidden);
  expect(takeOver(movedBack)).toEqual([
    item('a', { rev: 2, orderIndex: 1, isActive: false }),
    item('b', { rev: 2, orderIndex: 0 }),
  ]);
});
