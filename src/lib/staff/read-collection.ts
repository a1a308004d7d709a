import type * as z from 'zod';
import { askFirestore, documentsName, fieldOf } from '../member/firestore-rest.ts';
import { plainFields } from './plain-fields.ts';
import { withStaffSession } from './staff-session.ts';

/** What is asked of a collection. */
export interface CollectionQuery {
  /** Field the answer is in order of, ascending; default the documents' ids. */
  readonly orderBy?: string;
  /** Paths of the fields that are wanted; default all. */
  readonly select?: readonly string[];
  /** A field and the text it must hold; default any document. */
  readonly where?: readonly [field: string, text: string];
}

/** Reads a collection of working copies under the rules, each document through the domain's schema; one request. */
export async function readCollection<Schema extends z.ZodType>(
  collection: string,
  schema: Schema,
  { orderBy, select, where }: CollectionQuery = {},
): Promise<z.output<Schema>[]> {
  const structuredQuery = {
    from: [{ collectionId: collection }],
    ...(orderBy === undefined ? {} : { orderBy: [{ field: { fieldPath: orderBy } }] }),
    ...(where === undefined ? {} : { where: equals(...where) }),
    ...(select === undefined ? {} : { select: { fields: select.map((fieldPath) => ({ fieldPath })) } }),
  };
  const answer = await withStaffSession(() =>
    askFirestore(
      () => `${documentsName()}:runQuery`,
      () => ({ structuredQuery }),
    ),
  );
  if (!Array.isArray(answer)) throw new Error(`Firestore answered the query of ${collection} with no list.`);
  return answer.flatMap((line: unknown) => {
    const document = fieldOf(line, 'document');
    return document === undefined ? [] : [schema.parse(plainFields(fieldOf(document, 'fields')))];
  });
}

function equals(fieldPath: string, text: string): object {
  return { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: text } } };
}
