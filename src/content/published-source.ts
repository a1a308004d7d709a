import type * as z from 'zod';
import { CONTENT_COLLECTIONS, type ContentKind } from '#domain/content/collections.ts';
import type { ContentEntry, ContentSource } from './content-source.ts';
import { parseDocument } from './parse-document.ts';
import { rejectDuplicates } from './reject-duplicates.ts';

/**
 * The published copy of one kind of content. Every document must parse and `uniqueField` must be unique (it becomes the
 * URL): skipping an invalid document would publish a gap, so it stops the build instead.
 */
export function publishedSource<Schema extends z.ZodType<Record<string, unknown>>>(
  kind: ContentKind,
  schema: Schema,
  uniqueField?: string,
): ContentSource<Schema> {
  const collection = CONTENT_COLLECTIONS[kind].published;
  return {
    name: `firestore:${collection}`,
    schema,
    async read(projectId) {
      // Imported here, because loading the database client takes a tenth of the read and other commands do not need it.
      const { readCollection } = await import('./published-documents.ts');
      const entries: ContentEntry<z.output<Schema>>[] = [];
      for await (const { id, data } of readCollection(projectId, collection)) {
        entries.push({ id, data: parseDocument(schema, { collection, id, data }) });
      }
      if (uniqueField !== undefined) rejectDuplicates(entries, { collection, field: uniqueField });
      return entries;
    },
  };
}
