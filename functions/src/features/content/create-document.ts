import { claimPictures } from '#platform/content/claim-pictures.ts';
import { writeChange } from '#platform/content/content-change.ts';
import { inContentTransaction, readWorking, type ContentDeps } from '#platform/content/content-transaction.ts';
import { createOnce } from '#platform/requests/idempotency.ts';
import type { GrowingDefinition } from './content-definition.ts';
import { firstRevision } from './first-revision.ts';
import type { Replaced } from './replace-document.ts';

/** The request that creates a document. */
interface CreateInput<Fields> {
  readonly body: Fields & { readonly key: string };
  readonly member: { readonly uid: string };
}

/** Makes the handler that creates a document, once for each key. */
export function createDocument<Fields extends object, Document extends { id: string; rev: number }>(
  deps: ContentDeps,
  { of, begin }: GrowingDefinition<Fields, Document>,
): (input: CreateInput<Fields>) => Promise<Replaced<Document>> {
  return ({ body, member: { uid } }) =>
    inContentTransaction(deps, uid, async (step) => {
      const { key, ...fields } = body;
      const document = await createOnce(step, {
        endpoint: `create ${of.kind}`,
        key,
        contents: fields,
        find: (id) => readWorking(step, of, id),
        create: async () => {
          const set = await begin(step, body);
          const rev = await firstRevision(step, of.kind, set.id);
          const made = of.schema.parse({ ...fields, ...set, rev });
          await claimPictures(step, null, made);
          writeChange(step, { of, id: made.id, action: 'created', before: null, after: made });
          return made;
        },
      });
      return { document, alsoChanged: [] };
    });
}
