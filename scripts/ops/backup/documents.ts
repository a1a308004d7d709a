import * as z from 'zod';
import { mapLimited } from '#functions/platform/map-limited.ts';
import { callRestApi } from './call-rest-api.ts';
import { inGroups } from './line-file.ts';
import type { Project } from './project.ts';

/** Documents that one request reads: each request searches for its start, so few large ones are quicker. */
const READ_AT_ONCE = 600;

/** Documents that one request writes. */
const WRITTEN_AT_ONCE = 200;

/** Maximum characters of one write request; the database accepts ten million bytes. */
const WRITE_LENGTH = 4_000_000;

/** Requests in flight at the same time. */
const AT_ONCE = 4;

const responseSchema = z.array(
  z.object({
    document: z.object({ name: z.string(), fields: z.record(z.string(), z.unknown()).default({}) }).optional(),
    readTime: z.string().optional(),
  }),
);

/** A document in a backup. */
export const documentRecordSchema = z.object({
  /** Path below the database. */
  path: z.string(),
  /** The fields as in the REST API, which names every type. */
  fields: z.record(z.string(), z.unknown()),
  /** Whether the document keeps its other fields; never in a backup. The fields then have plain names. */
  isPart: z.boolean().optional(),
});

export type DocumentRecord = z.output<typeof documentRecordSchema>;

/**
 * Reads every document of a project at the same read time, sorted by name, page by page. The query names no collection,
 * like the Admin SDK's recursive deletion, so that it finds documents below missing ones as well.
 */
export function readDocuments(project: Project, limit = READ_AT_ONCE): AsyncGenerator<DocumentRecord[]> {
  return readPages(project, { from: [{ allDescendants: true }] }, limit);
}

/** Reads the paths of all documents of a collection, page by page. */
export async function* readPaths(project: Project, collectionId: string): AsyncGenerator<string[]> {
  const names = { from: [{ collectionId }], select: { fields: [{ fieldPath: '__name__' }] } };
  for await (const page of readPages(project, names, READ_AT_ONCE)) yield page.map(({ path }) => path);
}

async function* readPages(project: Project, query: object, limit: number): AsyncGenerator<DocumentRecord[]> {
  let last: string | undefined;
  let readTime: string | undefined;
  for (;;) {
    const structuredQuery = {
      ...query,
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit,
      ...(last === undefined ? {} : { startAt: { values: [{ referenceValue: last }], before: false } }),
    };
    const body = { structuredQuery, ...(readTime === undefined ? {} : { readTime }) };
    const lines = responseSchema.parse(await callRestApi(project, `${project.database}:runQuery`, body));
    const page = lines.flatMap(({ document }) => document ?? []);
    readTime ??= lines[0]?.readTime;
    yield page.map(({ name, fields }) => ({ path: name.slice(project.documents.length + 1), fields }));
    last = page.at(-1)?.name;
    if (page.length < limit || last === undefined) return;
  }
}

/** Writes the documents of a backup of the project `backedUp`; existing documents with the same paths are overwritten. */
export async function writeDocuments(
  project: Project,
  kept: AsyncIterable<unknown> | Iterable<unknown>,
  backedUp: string,
): Promise<number> {
  const from = `projects/${backedUp}/databases/(default)/documents`;
  let count = 0;
  for await (const waiting of inGroups(batches(kept), AT_ONCE)) {
    await mapLimited(waiting, AT_ONCE, (batch) => writeBatch(project, batch, from));
    count += waiting.flat().length;
  }
  return count;
}

async function* batches(kept: AsyncIterable<unknown> | Iterable<unknown>): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let length = 0;
  for await (const line of kept) {
    const text = JSON.stringify(line);
    if (batch.length === WRITTEN_AT_ONCE || (batch.length > 0 && length + text.length > WRITE_LENGTH)) {
      yield batch;
      batch = [];
      length = 0;
    }
    batch.push(text);
    length += text.length;
  }
  if (batch.length > 0) yield batch;
}

async function writeBatch(project: Project, batch: readonly string[], from: string): Promise<void> {
  const writes = batch.map((text) => {
    const { path, fields, isPart } = documentRecordSchema.parse(parseWithReferences(text, from, project.documents));
    const update = { name: `${project.documents}/${path}`, fields };
    return isPart === true ? { update, updateMask: { fieldPaths: Object.keys(fields) } } : { update };
  });
  await callRestApi(project, `${project.database}:commit`, { writes });
}

/** Parses a line of a backup and points its references to documents of another project. */
function parseWithReferences(text: string, from: string, to: string): unknown {
  return JSON.parse(text, (name, value: unknown) =>
    name === 'referenceValue' && typeof value === 'string' && value.startsWith(`${from}/`)
      ? `${to}${value.slice(from.length)}`
      : value,
  );
}
