import type { ContentResource, StoredContent } from './content-resource.ts';
import { inOrder, withItem, withoutItem } from './list-changes.ts';

type Items<Item> = readonly Item[];

/** A change to a kind of content: how it looks at once, and the call that makes it true. */
export interface ContentChange<Item> {
  /** The list as it looks from now on. */
  readonly show: (items: Items<Item>) => Items<Item>;
  /** Makes it true, given the list at its turn; answers with what the list owes to the answer. */
  readonly call: (items: Items<Item>) => Promise<(items: Items<Item>) => Items<Item>>;
}

/** Changes some fields of an item. */
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

/** Deletes an item. */
export function removal<Item extends StoredContent>(resource: ContentResource<Item>, item: Item): ContentChange<Item> {
  return {
    show: (items) => withoutItem(items, resource.idOf(item), resource.idOf),
    call: async () => {
      await resource.remove(item);
      return (now) => now;
    },
  };
}

/** Puts all in another order; each document that moved is a revision further. */
export function reordering<Item extends StoredContent>(
  resource: ContentResource<Item>,
  ids: readonly string[],
): ContentChange<Item> {
  return {
    show: (items) => inOrder(items, ids, resource.idOf),
    call: async () => {
      const stored = await resource.reorder(ids);
      return () => stored;
    },
  };
}

/** The item of this id; somebody else may have deleted it while this screen stood open. */
export function found<Item extends StoredContent>(
  resource: ContentResource<Item>,
  items: Items<Item>,
  id: string,
): Item {
  const item = items.find((one) => resource.idOf(one) === id);
  if (item === undefined) throw new Error('This was deleted in the meantime.');
  return item;
}
