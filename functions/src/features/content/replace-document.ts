import type { ContentAction } from '#domain/staff/audit-kinds.ts';
import { sameValue } from '#domain/core/same-value.ts';
import { readAtRevision, writeChange, type ContentChange } from '#platform/content/content-change.ts';
import { claimPictures } from '#platform/content/claim-pictures.ts';
import { workingPath, type ContentTransaction } from '#platform/content/content-transaction.ts';
import type { ContentDefinition } from './content-definition.ts';

/** A document as an editor saw it. */
export interface SeenDocument {
  readonly id: string;
  readonly rev: number;
}

/** The result of a change. */
export interface Replaced<Document> {
  readonly document: Document;
  /** Paths of the other documents that were changed with it. */
  readonly alsoChanged: string[];
}

/** Replaces a working copy with the result of `next` and writes an audit entry; an unchanged one is not written. */
export async function replaceDocument<Fields extends object, Document extends { rev: number }>(
  step: ContentTransaction,
  { of, follow }: ContentDefinition<Fields, Document>,
  { id, rev }: SeenDocument,
  action: ContentAction,
  next: (current: Document) => Promise<object>,
): Promise<Replaced<Document>> {
  const before = await readAtRevision(step, of, id, rev);
  const wanted = await next(before);
  if (sameValue({ ...wanted, rev }, before)) return { document: before, alsoChanged: [] };
  const after = of.schema.parse({ ...wanted, rev: rev + 1 });
  const further = follow === undefined ? [] : await follow(step, before, after);
  await claimPictures(step, before, after);
  writeChange(step, { of, id, action, before, after });
  return { document: after, alsoChanged: writeFurther(step, further) };
}

/** Deletes a working copy and writes an audit entry. */
export async function deleteDocument<Fields extends object, Document extends { rev: number }>(
  step: ContentTransaction,
  { of, follow }: ContentDefinition<Fields, Document>,
  { id, rev }: SeenDocument,
): Promise<{ alsoChanged: string[] }> {
  const before = await readAtRevision(step, of, id, rev);
  const further = follow === undefined ? [] : await follow(step, before, null);
  writeChange(step, { of, id, action: 'deleted', before, after: null });
  return { alsoChanged: writeFurther(step, further) };
}

function writeFurther(step: ContentTransaction, changes: readonly ContentChange[]): string[] {
  return changes.map((change) => {
    writeChange(step, change);
    return workingPath(change.of.kind, change.id);
  });
}
