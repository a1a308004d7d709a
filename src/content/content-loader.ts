import type { Loader } from 'astro/loaders';
import type * as z from 'zod';
import type { ContentSource } from './content-source.ts';
import { readBuildEnvironment } from './build-environment.ts';
import { replaceEntries } from './replace-entries.ts';

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
      logger.info(`read ${read.length} documents`);
      replaceEntries(
        store,
        read.map((entry) => ({ ...entry, digest: generateDigest(entry.data) })),
      );
    },
  };
}
