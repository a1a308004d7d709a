import * as z from 'zod';
import { askFirestore, documentsName, fieldOf } from '#lib/member/firestore-rest.ts';
import { plainFields } from './plain-fields.ts';
import { withStaffSession } from './staff-session.ts';

/** What is asked of a collection. */
export interface CollectionQuery {
  /** Field the answer is in order of, ascending; default the documents' ids. */
  readonly orderBy?: string;
  /** Whether that order is descending; default false. */
  readonly descending?: boolean;
  /** Paths of the fields that are wanted; default all. */
  readonly select?: readonly string[];
  /** Most documents of the answer; default all. */
  readonly limit?: number;
  /** Beginning of the first id; default the first there is. Only in the order of ids. */
  readonly idFrom?: string | undefined;
  /** Beginning of the first id that is left out; default none. Only in the order of ids. */
  readonly idBefore?: string | undefined;
  /** A field and the text it must hold; default any document. */
  readonly where?: readonly [field: string, text: string];
}

/** Reads a collection under the rules, also one within a document ('builds/{id}/before'), each document through the domain's schema; one request. */
export async function readCollection<Schema extends z.ZodType>(
  collection: string,
  schema: Schema,
  query: CollectionQuery = {},
): Promise<z.output<Schema>[]> {
  // A collection within a document is asked of that document.
  const parts = collection.split('/');
  const parent = parts.slice(0, -1).map((part) => `/${part}`);
  const structuredQuery = structured(parts.at(-1) ?? collection, query);
  const response = await ask(`${parent.join('')}:runQuery`, { structuredQuery });
  return response.flatMap((line) => {
    const document = fieldOf(line, 'document');
    return document === undefined ? [] : [schema.parse(plainFields(fieldOf(document, 'fields')))];
  });
}

const countSchema = z.tuple([
  z.object({
    result: z.object({ aggregateFields: z.object({ count: z.object({ integerValue: z.coerce.number() }) }) }),
  }),
]);

/** How many documents a collection holds. */
export async function countDocuments(collection: string): Promise<number> {
  const structuredAggregationQuery = {
    structuredQuery: structured(collection, {}),
    aggregations: [{ alias: 'count', count: {} }],
  };
  const [{ result }] = countSchema.parse(await ask(':runAggregationQuery', { structuredAggregationQuery }));
  return result.aggregateFields.count.integerValue;
}

async function ask(method: string, body: object): Promise<unknown[]> {
  const response = await withStaffSession(() =>
    askFirestore(
      () => `${documentsName()}${method}`,
      () => body,
    ),
  );
  if (!Array.isArray(response)) throw new Error(`Firestore answered ${method} with no list.`);
  return response;
}

function structured(collection: string, query: CollectionQuery): object {
  const { orderBy, select, limit, idFrom, idBefore, where } = query;
  const cursor = (id: string): object => ({
    values: [{ referenceValue: `${documentsName()}/${collection}/${id}` }],
    before: true,
  });
  return {
    from: [{ collectionId: collection }],
    orderBy: [
      {
        field: { fieldPath: orderBy ?? '__name__' },
        direction: query.descending === true ? 'DESCENDING' : 'ASCENDING',
      },
    ],
    ...(where === undefined ? {} : { where: equals(...where) }),
    ...(select === undefined ? {} : { select: { fields: select.map((fieldPath) => ({ fieldPath })) } }),
    ...(limit === undefined ? {} : { limit }),
    ...(idFrom === undefined ? {} : { startAt: cursor(idFrom) }),
    ...(idBefore === undefined ? {} : { endAt: cursor(idBefore) }),
  };
}

function equals(fieldPath: string, text: string): object {
  return { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: text } } };
}
