import { writeChange } from '../../platform/content-change.ts';
import { inOneStep, type ContentHouse } from '../../platform/content-step.ts';
import type { GrowingDefinition } from './content-definition.ts';
import type { Replaced } from './replace-document.ts';

/** What comes with a new document. */
interface CreateInput<Fields> {
  readonly body: Fields;
  readonly member: { readonly uid: string };
}

/** Makes the handler that creates a document. */
export function createDocument<Fields extends object, Document extends { id: string; rev: number }>(
  house: ContentHouse,
  { of, begin }: GrowingDefinition<Fields, Document>,
): (input: CreateInput<Fields>) => Promise<Replaced<Document>> {
  return ({ body, member: { uid } }) =>
    inOneStep(house, uid, async (step) => {
      const document = of.schema.parse({ ...body, ...(await begin(step, body)), rev: 1 });
      writeChange(step, { of, id: document.id, deed: 'created', before: null, after: document });
      return { document, alsoChanged: [] };
    });
}
