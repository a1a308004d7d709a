import type { Loader, LoaderContext } from 'astro/loaders';
import type * as z from 'zod';
import type { ContentSource } from './content-source.ts';
import { readBuildEnvironment } from './build-environment.ts';

/** Whether a store has these entries and no others. */
function hasEntries(store: LoaderContext['store'], entries: readonly { id: string; digest: string }[]): boolean {
  return store.keys().length === entries.length && entries.every(({ id, digest }) => store.get(id)?.digest === digest);
}

/** Loads all documents of a source, which has at most a few hundred. */
export function contentLoader<Schema extends z.ZodType<Record<string, unknown>>>(
  source: ContentSource<Schema>,
): Loader & { schema: Schema } {
  return {
    name: source.name,
    schema: source.schema,
    async load({ store, logger, generateDigest }) {
      const { projectId, contentSource } = readBuildEnvironment(process.env);
      if (contentSource === 'none') return;
      const read = await source.read(projectId);
      const entries = read.map((entry) => ({ ...entry, digest: generateDigest(entry.data) }));
      logger.info(`read ${entries.length} documents`);
      // Astro writes a store that was touched, which takes a second with ten thousand properties in it.
      if (hasEntries(store, entries)) return;
      store.clear();
      for (const entry of entries) store.set(entry);
    },
  };
}
