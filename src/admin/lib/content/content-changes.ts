import type { ContentResource, StoredContent } from './content-resource.ts';
import { inOrder, withItem, withoutItem } from './list-changes.ts';

type Items<Item> = readonly Item[];

/** A change to a kind of content: the optimistic list, and the call that stores it. */
export interface ContentChange<Item> {
  /** Returns the list with the change applied. */
  readonly show: (items: Items<Item>) => Items<Item>;
  /** Stores the change, given the list when its turn comes; returns an update of the list by the response. */
  readonly call: (items: Items<Item>) => Promise<(items: Items<Item>) => Items<Item>>;
}

export function fieldsChange<Item extends StoredContent>(
  resource: ContentResource<Item>,
  id: string,
  fields: Partial<Item>,
): ContentChange<Item> {
  return {
    show: (items) => withItem(items, { ...found(resource, items, id), ...fields }, resource.idOf),
    call: async (items) => {
      const stored = await resource.store({ ...found(resource, items, id), ...fields });
      return (now) => withItem(now, stored, resource.idOf);
    },
  };
}

export function removal<Item extends StoredContent>(resource: ContentResource<Item>, item: Item): ContentChange<Item> {
  return {
    show: (items) => withoutItem(items, resource.idOf(item), resource.idOf),
    call: async () => {
      await resource.remove(item);
      return (now) => now;
    },
  };
}

/**
 * Reorders all items; the revision of each document that moved is incremented. Only revisions and places are taken from the
 * response: the list may show later changes, which wait for their turn.
 */
export function reordering<Item extends StoredContent>(
  resource: ContentResource<Item>,
  ids: readonly string[],
): ContentChange<Item> {
  return {
    show: (items) => inOrder(items, ids, resource.idOf),
    call: async () => {
      const stored = new Map((await resource.reorder(ids)).map((item) => [resource.idOf(item), item]));
      return (now) =>
        now.map((item) => {
          const { rev, orderIndex } = stored.get(resource.idOf(item)) ?? item;
          return { ...item, rev, ...(orderIndex === undefined ? {} : { orderIndex }) };
        });
    },
  };
}

/** The item with this id; throws when a colleague has deleted it meanwhile. */
export function found<Item extends StoredContent>(
  resource: ContentResource<Item>,
  items: Items<Item>,
  id: string,
): Item {
  const item = items.find((one) => resource.idOf(one) === id);
  if (item === undefined) throw new Error('This was deleted in the meantime.');
  return item;
}
