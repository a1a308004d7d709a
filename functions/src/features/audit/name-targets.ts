import { CONTENT_COLLECTIONS, BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** Field by which people know a document, by collection; documents of other collections have no name of their own. */
const NAME_FIELDS: Readonly<Record<string, string>> = {
  [CONTENT_COLLECTIONS.properties.working]: 'title',
  [CONTENT_COLLECTIONS.destinations.working]: 'name',
  [CONTENT_COLLECTIONS.services.working]: 'title',
  [CONTENT_COLLECTIONS.teamMembers.working]: 'name',
  [CONTENT_COLLECTIONS.departments.working]: 'name',
  [CONTENT_COLLECTIONS.legalPages.working]: 'title',
  [BUSINESS_COLLECTIONS.staff]: 'name',
  [BUSINESS_COLLECTIONS.pictures]: 'name',
};

/** What an entry of the audit log is named by. */
interface NamedEntry {
  /** Path of the document or collection. */
  readonly target: string;
  /** Fields as they were; null when there was nothing. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** Fields as they are; null when nothing is left. */
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Gives what people call the document of each entry now; of one that is gone, what the entry itself kept; else null. */
export async function nameTargets(
  firestore: Firestore,
  entries: readonly NamedEntry[],
): Promise<(entry: NamedEntry) => string | null> {
  const paths = [...new Set(entries.map(({ target }) => target))].filter((path) => nameFieldOf(path) !== undefined);
  const found = await readFields(firestore, paths);
  const named = new Map(found.map((document) => [document.ref.path, nameIn(document.ref.path, document.data() ?? {})]));
  return ({ target, before, after }) =>
    named.get(target) ?? nameIn(target, after ?? {}) ?? nameIn(target, before ?? {});
}

async function readFields(firestore: Firestore, paths: readonly string[]): Promise<DocumentSnapshot[]> {
  if (paths.length === 0) return [];
  const fieldMask = [...new Set(Object.values(NAME_FIELDS))];
  return firestore.getAll(...paths.map((path) => firestore.doc(path)), { fieldMask });
}

/** The naming field of a document's path; undefined for collections and for documents without a name. */
function nameFieldOf(path: string): string | undefined {
  const [collection = '', id, ...rest] = path.split('/');
  return id === undefined || rest.length > 0 ? undefined : NAME_FIELDS[collection];
}

function nameIn(path: string, fields: Readonly<Record<string, unknown>>): string | null {
  const field = nameFieldOf(path);
  const name = field === undefined ? undefined : fields[field];
  return typeof name === 'string' && name !== '' ? name : null;
}
