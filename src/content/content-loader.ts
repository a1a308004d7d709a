import type { Loader } from 'astro/loaders';
import type * as z from 'zod';
import type { ContentSource } from './content-source.ts';
import { readBuildEnvironment } from './build-environment.ts';

/** Loads a source into Astro's store for the dev server; a build does not use the store (compiled-site.ts). */
export function contentLoader<Schema extends z.ZodType<Record<string, unknown>>>(
  source: ContentSource<Schema>,
): Loader & { schema: Schema } {
  return {
    name: source.name,
    schema: source.schema,
    async load({ store, logger }) {
      const { projectId, contentSource } = readBuildEnvironment(process.env);
      if (contentSource === 'none') return;
      // Reads before it clears: a failed load leaves the store as it was.
      const entries = await source.read(projectId);
      store.clear();
      for (const entry of entries) store.set(entry);
      logger.info(`read ${entries.length} documents`);
    },
  };
}
