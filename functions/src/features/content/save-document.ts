import { inContentTransaction, type ContentDeps } from '#platform/content/content-transaction.ts';
import type { ContentDefinition } from './content-definition.ts';
import { replaceDocument, type Replaced } from './replace-document.ts';

/** The request that saves a whole document. */
interface SaveInput<Fields> {
  readonly params: { readonly id: string };
  readonly body: Fields & { readonly rev: number };
  readonly member: { readonly uid: string };
}

/** Makes the handler that saves a whole document. */
export function saveDocument<Fields extends object, Document extends { rev: number }>(
  deps: ContentDeps,
  definition: ContentDefinition<Fields, Document>,
): (input: SaveInput<Fields>) => Promise<Replaced<Document>> {
  return ({ params: { id }, body, member: { uid } }) =>
    inContentTransaction(deps, uid, (step) =>
      replaceDocument(step, definition, { id, rev: body.rev }, 'saved', async (current) => ({
        ...body,
        ...(await definition.complete(step, body, current)),
      })),
    );
}
