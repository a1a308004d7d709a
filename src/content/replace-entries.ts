import type { LoaderContext } from 'astro/loaders';

interface Entry {
  id: string;
  data: Record<string, unknown>;
  digest: string;
}

/** Makes a store contain these entries and no others. Astro leaves an entry as it is whose digest it knows. */
export function replaceEntries(store: LoaderContext['store'], entries: readonly Entry[]): void {
  const ids = new Set(entries.map(({ id }) => id));
  for (const id of store.keys()) if (!ids.has(id)) store.delete(id);
  for (const entry of entries) store.set(entry);
}
