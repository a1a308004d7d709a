import * as z from 'zod';
import { requestFirestore, documentsName, fieldOf } from '#lib/member/firestore-rest.ts';
import { plainFields } from './plain-fields.ts';
import { withStaffSession } from './staff-session.ts';

/** Options of a query. */
export interface CollectionQuery {
  /** Field to sort by, ascending; default the documents' ids. */
  readonly orderBy?: string;
  readonly descending?: boolean;
  /** Paths of the fields to return; default all. */
  readonly select?: readonly string[];
  /** Maximum number of documents; default all. */
  readonly limit?: number;
  /** Prefix of the first id; default the first. Only when sorted by id. */
  readonly idFrom?: string | undefined;
  /** Prefix of the first id that is excluded; default none. Only when sorted by id. */
  readonly idBefore?: string | undefined;
  /** A field and the text it must equal; default any document. */
  readonly where?: readonly [field: string, text: string];
}

/** Reads a collection in one request under the rules; parses each document. */
export async function readCollection<Schema extends z.ZodType>(
  collection: string,
  schema: Schema,
  query: CollectionQuery = {},
): Promise<z.output<Schema>[]> {
  const response = await postQuery(':runQuery', { structuredQuery: structuredQueryOf(collection, query) });
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

export async function countDocuments(collection: string): Promise<number> {
  const structuredAggregationQuery = {
    structuredQuery: structuredQueryOf(collection, {}),
    aggregations: [{ alias: 'count', count: {} }],
  };
  const [{ result }] = countSchema.parse(await postQuery(':runAggregationQuery', { structuredAggregationQuery }));
  return result.aggregateFields.count.integerValue;
}

async function postQuery(method: string, body: object): Promise<unknown[]> {
  const response = await withStaffSession(() =>
    requestFirestore(
      () => `${documentsName()}${method}`,
      () => body,
    ),
  );
  if (!Array.isArray(response)) throw new Error(`Firestore returned no list for ${method}.`);
  return response;
}

function structuredQueryOf(collection: string, query: CollectionQuery): object {
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
