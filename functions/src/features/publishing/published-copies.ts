import { revision } from '#domain/content/revision.ts';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { CONTENT_KINDS, type ContentKind } from '#domain/content/kinds.ts';
import type * as z from 'zod';
import type { ContentTransaction } from '#platform/content/content-transaction.ts';

export function publishedPath(kind: ContentKind, id: string): string {
  return `${CONTENT_KINDS[kind].published}/${id}`;
}

/** Reads a published copy; null when there is none. */
export async function readPublished(
  { firestore, transaction }: ContentTransaction,
  kind: ContentKind,
  id: string,
): Promise<{ rev: number } | null> {
  const found = await transaction.get(firestore.doc(publishedPath(kind, id)));
  return found.exists ? PUBLISHED_SCHEMAS[kind].parse(found.data()) : null;
}

export async function readAllPublished<Document>(
  { firestore, transaction }: ContentTransaction,
  kind: ContentKind,
  schema: z.ZodType<Document>,
): Promise<{ id: string; document: Document }[]> {
  const { docs } = await transaction.get(firestore.collection(CONTENT_KINDS[kind].published));
  return docs.map((found) => ({ id: found.id, document: schema.parse(found.data()) }));
}

/** Revision of a stored copy; 0 for none, or for one without a readable revision. */
export function revisionOf(copy: object | null): number {
  return copy !== null && 'rev' in copy ? (revision.safeParse(copy.rev).data ?? 0) : 0;
}
