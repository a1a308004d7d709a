import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { ALL_KINDS, CONTENT_KINDS } from '#domain/content/kinds.ts';
import { withoutFields } from '#domain/core/changed-fields.ts';
import * as z from 'zod';
import { documentRecordSchema, readPaths, type DocumentRecord } from './documents.ts';
import { fileRecordSchema, type FileRecord } from './files.ts';
import type { Project } from './project.ts';

const { pictures, pictureUses, calendars } = BUSINESS_COLLECTIONS;

/** Content of every kind, its pictures, and what stays cost: all that a first build shows. */
const COLLECTIONS: ReadonlySet<string> = new Set([
  ...ALL_KINDS.flatMap((kind) => [CONTENT_KINDS[kind].working, CONTENT_KINDS[kind].published]),
  ...[pictures, pictureUses, calendars],
]);

const NULL = { nullValue: null };
const NO_ENTRIES = { arrayValue: {} };

/** Fields of these collections that are about people, with the values of a document that is about nobody. */
const ABOUT_PEOPLE: Readonly<Record<string, DocumentRecord['fields']>> = {
  [pictures]: { uploadedBy: NULL, submissionId: NULL, usedByContent: { booleanValue: false } },
  [calendars]: { occupancies: NO_ENTRIES, sameStays: NO_ENTRIES, exportKey: NULL, nextHoldEnd: NULL },
};

/** An owner's picture that no content has ever used: it belongs to the owner's submission. */
const unusedByContentSchema = z.object({
  submissionId: z.object({ stringValue: z.string() }),
  usedByContent: z.object({ booleanValue: z.literal(false) }).optional(),
});

/** Paths of the documents of a project whose fields about people stay, such as the bookings of a calendar. */
export async function findAboutPeople(project: Project): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const collection of Object.keys(ABOUT_PEOPLE)) {
    for await (const paths of readPaths(project, collection)) for (const path of paths) found.add(path);
  }
  return found;
}

/**
 * The content among the documents of a backup, without what it says of people; where the project has the document already,
 * what it says of people itself stays.
 */
export async function* onlyContent(
  documents: AsyncIterable<unknown>,
  existing: ReadonlySet<string> = new Set(),
): AsyncGenerator<DocumentRecord> {
  for await (const line of documents) {
    const { path, fields } = documentRecordSchema.parse(line);
    const [collection = '', ...below] = path.split('/');
    if (below.length !== 1 || !COLLECTIONS.has(collection)) continue;
    if (collection === pictures && unusedByContentSchema.safeParse(fields).success) continue;
    const about = ABOUT_PEOPLE[collection] ?? {};
    yield existing.has(path)
      ? { path, fields: withoutFields(fields, Object.keys(about)), isPart: true }
      : { path, fields: { ...fields, ...about } };
  }
}

/** The files of the pictures among these documents. */
export async function* onlyPictures(
  files: AsyncIterable<unknown>,
  documents: AsyncIterable<DocumentRecord>,
): AsyncGenerator<FileRecord> {
  const folders = new Set<string>();
  for await (const { path } of documents) {
    const [collection, id = ''] = path.split('/');
    if (collection === pictures) folders.add(`media/${id}`);
  }
  for await (const line of files) {
    const file = fileRecordSchema.parse(line);
    if (folders.has(file.name.slice(0, file.name.lastIndexOf('/')))) yield file;
  }
}
