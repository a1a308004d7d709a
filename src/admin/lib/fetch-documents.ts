import type * as z from 'zod';
import { requestFirestore, documentsName, fieldOf } from '#lib/member/firestore-rest.ts';
import { plainFields } from './plain-fields.ts';
import { withStaffSession } from './staff-session.ts';

/** Fetches documents by path as plain values, in one request; missing ones are left out. */
export async function fetchDocuments(
  paths: (uid: string) => readonly string[],
): Promise<Map<string, Record<string, unknown>>> {
  const root = documentsName();
  const response = await withStaffSession(() =>
    requestFirestore(
      () => `${root}:batchGet`,
      (uid) => ({ documents: paths(uid).map((path) => `${root}/${path}`) }),
    ),
  );
  const found = new Map<string, Record<string, unknown>>();
  for (const line of Array.isArray(response) ? response : []) {
    const name = fieldOf(fieldOf(line, 'found'), 'name');
    if (typeof name !== 'string') continue;
    found.set(name.slice(root.length + 1), plainFields(fieldOf(fieldOf(line, 'found'), 'fields')));
  }
  return found;
}

/** Reads one document; null when there is none. */
export async function readDocument<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): Promise<z.output<Schema> | null> {
  const found = (await fetchDocuments(() => [path])).get(path);
  return found === undefined ? null : schema.parse(found);
}
