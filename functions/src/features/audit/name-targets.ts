import { BUSINESS_COLLECTIONS } from '#domain/content/collections.ts';
import { CONTENT_KINDS } from '#domain/content/kinds.ts';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** The field with a document's name, by collection; documents of other collections have no name. */
const NAME_FIELDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.values(CONTENT_KINDS).flatMap(({ working, nameField }): [string, string][] =>
      nameField === null ? [] : [[working, nameField]],
    ),
  ),
  [BUSINESS_COLLECTIONS.staff]: 'name',
  [BUSINESS_COLLECTIONS.pictures]: 'name',
};

/** The fields of an audit entry that contain names. */
interface NamedEntry {
  /** Path of a document or collection. */
  readonly target: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Finds the current name of each entry's document, or else the name in the entry; null without a name. */
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
