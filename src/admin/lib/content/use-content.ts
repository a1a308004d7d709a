import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { fieldsChange, found, removal, reordering, type ContentChange } from './content-changes.ts';
import type { ContentResource, StoredContent } from './content-resource.ts';
import { withItem } from './list-changes.ts';

/** Key under which a kind of content is kept. */
export function contentKey(kind: string): readonly string[] {
  return ['content', kind];
}

/** Reads a kind of content and keeps it. */
export function useContent<Item extends StoredContent>(
  resource: ContentResource<Item>,
): UseQueryResult<readonly Item[]> {
  return useQuery({ queryKey: contentKey(resource.kind), queryFn: resource.list });
}

/** What can be done to a kind of content; each shows at once, and is taken back when the API refuses (it then throws). */
export interface ContentChanges<Item> {
  /** Changes some fields of an item. */
  readonly change: (id: string, fields: Partial<Item>) => Promise<void>;
  /** Deletes an item. */
  readonly remove: (id: string) => Promise<void>;
  /** Puts all in another order. */
  readonly reorder: (ids: readonly string[]) => Promise<void>;
  /** Takes up an item that a form has stored. */
  readonly take: (item: Item) => void;
  /** An item as it is stored once all changes under way have ended: a form that opened on one of them would meet its own revision as a conflict. */
  readonly settled: (id: string) => Promise<Item>;
}

/** The changes of a kind of content, one after the other, so that each builds on the revision the last one left. */
export function useContentChanges<Item extends StoredContent>(resource: ContentResource<Item>): ContentChanges<Item> {
  const client = useQueryClient();
  const key = contentKey(resource.kind);
  const current = (): readonly Item[] => {
    const items = client.getQueryData<readonly Item[]>(key);
    if (items === undefined) throw new Error(`${resource.kind} was not read yet.`);
    return items;
  };
  // A list that is on its way may be older than the change, and is not waited for.
  const put = async (change: (items: readonly Item[]) => readonly Item[]): Promise<void> => {
    await client.cancelQueries({ queryKey: key });
    client.setQueryData(key, change(current()));
  };

  // Nothing to do, but its turn comes last.
  const { mutateAsync: takeTurn } = useMutation({
    scope: { id: resource.kind },
    networkMode: 'always',
    mutationFn: () => Promise.resolve(),
  });
  const { mutateAsync } = useMutation({
    mutationKey: key,
    scope: { id: resource.kind },
    // Offline it fails and says so, instead of waiting with a screen that pretends.
    networkMode: 'always',
    mutationFn: async ({ call }: ContentChange<Item>) => {
      await put(await call(current()));
    },
    onMutate: async ({ show }) => {
      const before = current();
      await put(show);
      return before;
    },
    onError: async (_error, _change, before) => {
      if (before !== undefined) client.setQueryData(key, before);
      // What is stored counts, also for the change that waits behind this one.
      await client.refetchQueries({ queryKey: key });
    },
  });

  return {
    change: (id, fields) => mutateAsync(fieldsChange(resource, id, fields)),
    remove: async (id) => mutateAsync(removal(resource, found(resource, current(), id))),
    reorder: (ids) => mutateAsync(reordering(resource, ids)),
    take: (item) => {
      // A list that is still being read for the first time may be older than the item: it is asked for again.
      if (client.getQueryData(key) === undefined) void client.refetchQueries({ queryKey: key });
      else void put((items) => withItem(items, item, resource.idOf));
    },
    settled: async (id) => {
      await takeTurn();
      return found(resource, current(), id);
    },
  };
}
