import { sameValue } from '#domain/core/same-value.ts';
import { readAtRevision, writeChange, type ContentChange } from '#platform/content/content-change.ts';
import { workingPath, type ContentTransaction } from '#platform/content/content-transaction.ts';
import type { ContentDefinition } from './content-definition.ts';

/** The document meant, as an editor saw it. */
export interface SeenDocument {
  /** Its id. */
  readonly id: string;
  /** The revision seen. */
  readonly rev: number;
}

/** What a change of a document came to. */
export interface Replaced<Document> {
  /** The working copy now. */
  readonly document: Document;
  /** Paths of other documents changed with it. */
  readonly alsoChanged: string[];
}

/** Replaces a working copy by what `next` makes of it, and audits that; one that stays the same is not written. */
export async function replaceDocument<Fields extends object, Document extends { rev: number }>(
  step: ContentTransaction,
  { of, follow }: ContentDefinition<Fields, Document>,
  { id, rev }: SeenDocument,
  action: string,
  next: (current: Document) => Promise<object>,
): Promise<Replaced<Document>> {
  const before = await readAtRevision(step, of, id, rev);
  const wished = await next(before);
  if (sameValue({ ...wished, rev }, before)) return { document: before, alsoChanged: [] };
  const after = of.schema.parse({ ...wished, rev: rev + 1 });
  const further = follow === undefined ? [] : await follow(step, before, after);
  writeChange(step, { of, id, action, before, after });
  return { document: after, alsoChanged: writeFurther(step, further) };
}

/** Deletes a working copy, and audits that. */
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
