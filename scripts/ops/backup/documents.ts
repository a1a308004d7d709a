import * as z from 'zod';
import { mapLimited } from '#functions/platform/map-limited.ts';
import { askProject } from './ask-project.ts';
import type { Project } from './project.ts';

/** Documents that one request reads: each looks for its place among all, so few large ones are quicker. */
const READ_AT_ONCE = 600;

/** Documents that one request writes. */
const WRITTEN_AT_ONCE = 200;

/** Characters of one request that writes; the database takes ten million bytes. */
const WRITE_LENGTH = 4_000_000;

/** Requests under way at once. */
const AT_ONCE = 4;

const responseSchema = z.array(
  z.object({
    document: z.object({ name: z.string(), fields: z.record(z.string(), z.unknown()).default({}) }).optional(),
    readTime: z.string().optional(),
  }),
);

/** A document as a backup keeps it: its fields as the REST interface has them, which tells every type. */
export const keptDocumentSchema = z.object({
  /** Path below the database. */
  path: z.string(),
  /** Its fields. */
  fields: z.record(z.string(), z.unknown()),
});

/** A document as a backup keeps it. */
export type KeptDocument = z.output<typeof keptDocumentSchema>;

/**
 * Every document of a project in the order of their names, all of the same moment, page by page. The query names no
 * collection, as the Admin SDK's own recursive deletion does: it finds those below missing documents too.
 */
export async function* readDocuments(project: Project, limit = READ_AT_ONCE): AsyncGenerator<KeptDocument[]> {
  let last: string | undefined;
  let readTime: string | undefined;
  for (;;) {
    const structuredQuery = {
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' } }],
      limit,
      ...(last === undefined ? {} : { startAt: { values: [{ referenceValue: last }], before: false } }),
    };
    const body = { structuredQuery, ...(readTime === undefined ? {} : { readTime }) };
    const lines = responseSchema.parse(await askProject(project, `${project.database}:runQuery`, body));
    const page = lines.flatMap(({ document }) => document ?? []);
    readTime ??= lines[0]?.readTime;
    yield page.map(({ name, fields }) => ({ path: name.slice(project.documents.length + 1), fields }));
    last = page.at(-1)?.name;
    if (page.length < limit || last === undefined) return;
  }
}

/** Writes documents of a backup of the project named; those that lie there under the same paths are written over. */
export async function writeDocuments(
  project: Project,
  kept: AsyncIterable<unknown>,
  backedUp: string,
): Promise<number> {
  const from = `projects/${backedUp}/databases/(default)/documents`;
  let count = 0;
  let waiting: string[][] = [];
  for await (const batch of batches(kept)) {
    waiting.push(batch);
    count += batch.length;
    if (waiting.length < AT_ONCE) continue;
    await writeAll(project, waiting, from);
    waiting = [];
  }
  await writeAll(project, waiting, from);
  return count;
}

async function* batches(kept: AsyncIterable<unknown>): AsyncGenerator<string[]> {
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

async function writeAll(project: Project, waiting: readonly string[][], from: string): Promise<void> {
  await mapLimited(waiting, AT_ONCE, async (batch) => {
    const writes = batch.map((text) => {
      const { path, fields } = keptDocumentSchema.parse(moved(text, from, project.documents));
      return { update: { name: `${project.documents}/${path}`, fields } };
    });
    await askProject(project, `${project.database}:commit`, { writes });
  });
}

/** A line of a backup, whose references lead into another project. */
function moved(text: string, from: string, to: string): unknown {
  return JSON.parse(text, (name, value: unknown) =>
    name === 'referenceValue' && typeof value === 'string' && value.startsWith(`${from}/`)
      ? `${to}${value.slice(from.length)}`
      : value,
  );
}
