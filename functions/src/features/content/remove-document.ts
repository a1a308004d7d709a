import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import type { ContentDefinition } from './content-definition.ts';
import { deleteDocument } from './replace-document.ts';

/** The request that deletes a document. */
interface RemoveInput {
  readonly params: { readonly id: string };
  readonly query: { readonly rev: number };
  readonly member: { readonly uid: string };
}

/** Makes the handler that deletes a document. */
export function removeDocument<Fields extends object, Document extends { rev: number }>(
  deps: ContentDeps,
  definition: ContentDefinition<Fields, Document>,
): (input: RemoveInput) => Promise<{ alsoChanged: string[] }> {
  return ({ params: { id }, query: { rev }, member: { uid } }) =>
    inContentTransaction(deps, uid, (step) => deleteDocument(step, definition, { id, rev }));
}
