import { ApiError } from '#domain/core/errors.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { KindOfContent } from '#platform/content/content-kinds.ts';
import { findWorking, inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import { writeAudit } from '#platform/write-audit.ts';
import { writeContent } from '#platform/content/write-content.ts';

interface Ordered {
  readonly rev: number;
  readonly orderIndex: number;
}

/** The request that puts documents in order. */
interface OrderInput {
  readonly body: { readonly ids: readonly string[] };
  readonly member: { readonly uid: string };
}

interface Placed<Document> {
  readonly id: string;
  readonly document: Document;
}

/** Makes the handler that renumbers all documents of a kind from `first`, in one transaction with one audit entry. */
export function orderDocuments<Document extends Ordered>(
  deps: ContentDeps,
  of: KindOfContent<Document>,
  first: 0 | 1,
): (input: OrderInput) => Promise<{ documents: Document[] }> {
  const collection = CONTENT_KINDS[of.kind].working;
  return ({ body: { ids }, member: { uid } }) =>
    inContentTransaction(deps, uid, async (step) => {
      const stored = inOrder(await findWorking(step, of));
      const ordered = requireAll(stored, ids).map((placed, index) => ({ ...placed, orderIndex: first + index }));
      const moved = ordered.filter(({ document, orderIndex }) => document.orderIndex !== orderIndex);
      const renumbered = new Map(
        moved.map(({ id, document, orderIndex }) => [
          id,
          of.schema.parse({ ...document, orderIndex, rev: document.rev + 1 }),
        ]),
      );
      for (const [id, data] of renumbered) writeContent(step.firestore, step.transaction, { collection, id, data });
      if (moved.length > 0) {
        const orders = { before: { ids: stored.map(({ id }) => id) }, after: { ids } };
        const entry = { action: `${of.noun}.ordered` as const, target: collection, uid, ...orders };
        writeAudit(step.firestore, step.transaction, entry, step.now);
      }
      return { documents: ordered.map(({ id, document }) => renumbered.get(id) ?? document) };
    });
}

function inOrder<Document extends Ordered>(found: readonly Placed<Document>[]): Placed<Document>[] {
  return found.toSorted(
    (one, other) => one.document.orderIndex - other.document.orderIndex || one.id.localeCompare(other.id),
  );
}

/** The documents in the order of the ids; throws conflict unless the ids name each document exactly once. */
function requireAll<Document extends Ordered>(
  stored: readonly Placed<Document>[],
  ids: readonly string[],
): Placed<Document>[] {
  const byId = new Map(stored.map((placed) => [placed.id, placed]));
  const known = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  if (known.length === ids.length && known.length === stored.length) return known;
  throw new ApiError('conflict', {
    detail: 'Something was added or removed in the meantime.',
    current: stored.map(({ document }) => document),
  });
}
