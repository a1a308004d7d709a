import type * as z from 'zod';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type { ContentEntry, ContentSource } from './content-source.ts';
import { parseDocument } from './parse-document.ts';

/**
 * The published copy of one kind of content.
 * Every document must parse: skipping one would publish a hole, so it stops the build instead.
 */
export function publishedSource<Schema extends z.ZodType<Record<string, unknown>>>(
  kind: ContentKind,
  schema: Schema,
): ContentSource<Schema> {
  const collection = CONTENT_KINDS[kind].published;
  return {
    name: `firestore:${collection}`,
    schema,
    async read(projectId) {
      // Here, because loading the database client takes a tenth of the reading time, and other commands do not need it.
      const { readCollection } = await import('./published-documents.ts');
      const entries: ContentEntry<z.output<Schema>>[] = [];
      for await (const { id, data } of readCollection(projectId, collection)) {
        entries.push({ id, data: parseDocument(schema, { collection, id, data }) });
      }
      return entries;
    },
  };
}
