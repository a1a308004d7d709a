import { sameValue } from '#domain/core/same-value.ts';
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { fieldsChange, found, removal, reordering, type ContentChange } from './content-changes.ts';
import type { ContentResource, StoredContent } from './content-resource.ts';
import { CONTENT, readAgain } from '../query-client.ts';
import { withItem } from './list-changes.ts';

/** Query key of a kind of content. */
export function contentKey(kind: string): readonly string[] {
  return [...CONTENT, kind];
}

export function useContent<Item extends StoredContent>(
  resource: ContentResource<Item>,
): UseQueryResult<readonly Item[]> {
  return useQuery({ queryKey: contentKey(resource.kind), queryFn: resource.list });
}

/** The changes of a kind of content. Each is optimistic, and undone when the API rejects it; it then throws. */
export interface ContentChanges<Item> {
  readonly change: (id: string, fields: Partial<Item>) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly reorder: (ids: readonly string[]) => Promise<void>;
  /** Moves an item before another one; one that is gone leaves it where it is. */
  readonly moveBefore: (id: string, before: string) => Promise<void>;
  /** Puts an item that a form has stored into the list. */
  readonly upsert: (item: Item) => void;
  /**
   * The stored item once all running changes have ended: a form opened earlier would meet its own revision as a
   * conflict.
   */
  readonly settled: (id: string) => Promise<Item>;
}

/** The changes of a kind of content, in a serial queue, so that each builds on the revision of the last. */
export function useContentChanges<Item extends StoredContent>(resource: ContentResource<Item>): ContentChanges<Item> {
  const client = useQueryClient();
  const key = contentKey(resource.kind);
  const current = (): readonly Item[] => {
    const items = client.getQueryData<readonly Item[]>(key);
    if (items === undefined) throw new Error(`${resource.kind} was not read yet.`);
    return items;
  };
  // A list that is still loading may be older than the change, so it is cancelled.
  const update = async (change: (items: readonly Item[]) => readonly Item[]): Promise<void> => {
    await client.cancelQueries({ queryKey: key });
    client.setQueryData(key, change(current()));
  };

  // Does nothing, but waits for its turn in the queue.
  const { mutateAsync: waitForTurn } = useMutation({
    scope: { id: resource.kind },
    networkMode: 'always',
    mutationFn: () => Promise.resolve(),
  });
  const { mutateAsync } = useMutation({
    mutationKey: key,
    scope: { id: resource.kind },
    // Offline it fails at once, instead of showing a change that waits.
    networkMode: 'always',
    mutationFn: async ({ call }: ContentChange<Item>) => {
      await update(await call(current()));
    },
    onMutate: async ({ show }) => {
      const before = current();
      await update(show);
      return before;
    },
    onError: async (_error, _change, before) => {
      if (before !== undefined) client.setQueryData(key, before);
      // The stored list counts, also for the next change in the queue.
      await client.refetchQueries({ queryKey: key });
    },
  });

  const settled = async (id: string): Promise<Item> => {
    await waitForTurn();
    return found(resource, current(), id);
  };

  return {
    change: (id, fields) => mutateAsync(fieldsChange(resource, id, fields)),
    remove: async (id) => {
      const seen = found(resource, current(), id);
      // Changes that run now leave it in another revision; with other contents it is a colleague's, which nobody has seen.
      const stored = await settled(id);
      const { rev, orderIndex } = stored;
      await mutateAsync(removal(resource, sameValue({ ...seen, rev, orderIndex }, stored) ? stored : seen));
    },
    reorder: (ids) => mutateAsync(reordering(resource, ids)),
    moveBefore: async (id, before) => {
      const others = current()
        .map(resource.idOf)
        .filter((other) => other !== id);
      const place = others.indexOf(before);
      if (place >= 0) await mutateAsync(reordering(resource, others.toSpliced(place, 0, id)));
    },
    upsert: (item) => {
      if (client.getQueryData(key) === undefined) void readAgain(key);
      else void update((items) => withItem(items, item, resource.idOf));
    },
    settled,
  };
}
