import type { Loader } from 'astro/loaders';
import type * as z from 'zod';
import type { ContentSource } from './content-source.ts';
import { readBuildEnvironment } from './build-environment.ts';

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
      // Reads before it clears: a failed load leaves the store as it was.
      const entries = await source.read(projectId);
      store.clear();
      for (const entry of entries) store.set({ ...entry, digest: generateDigest(entry.data) });
      logger.info(`read ${entries.length} documents`);
    },
  };
}
