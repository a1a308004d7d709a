import type { Loader } from 'astro/loaders';
import type * as z from 'zod';
import { CONTENT_COLLECTIONS, type ContentKind } from '@site/domain/firestore-collections';
import { readBuildEnvironment } from './environment.ts';
import { parseDocument } from './parse-document.ts';
import { refuseRepeats } from './refuse-repeats.ts';

/**
 * Loads the published copy of one kind of content.
 * Every document must parse, and no two may share the value of `uniqueField` (they would fight for one address):
 * skipping one would publish a hole, so it stops the build instead.
 */
export function publishedContent<Schema extends z.ZodType<Record<string, unknown>>>(
  kind: ContentKind,
  schema: Schema,
  uniqueField?: string,
): Loader & { schema: Schema } {
  const collection = CONTENT_COLLECTIONS[kind].published;
  return {
    name: `firestore:${collection}`,
    schema,
    async load({ store, logger }) {
      const { projectId, contentSource } = readBuildEnvironment(process.env);
      if (contentSource === 'none') return;
      const began = performance.now();
      // Here, because a tenth of the time of reading is waking the database client, which other commands do not need.
      const { readCollection } = await import('./published-documents.ts');
      // Parsed first, stored afterwards: a failed load leaves the store as it was.
      const entries: { id: string; data: Record<string, unknown> }[] = [];
      for await (const { id, data } of readCollection(projectId, collection)) {
        entries.push({ id, data: parseDocument(schema, { collection, id, data }) });
      }
      if (uniqueField !== undefined) refuseRepeats(entries, { collection, field: uniqueField });
      const milliseconds = Math.round(performance.now() - began);
      store.clear();
      for (const entry of entries) store.set(entry);
      logger.info(`read ${entries.length} documents in ${milliseconds} ms`);
    },
  };
}
