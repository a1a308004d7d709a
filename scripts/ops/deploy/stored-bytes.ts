// How Firestore counts (https://firebase.google.com/docs/firestore/storage-size). The emulators count no index entries.

/** Bytes of a value of which an index holds no more. */
const INDEXED_BYTES_MAX = 1500;

/** Bytes of a document besides its fields, and of an index entry besides what it names. */
const OVERHEAD = 32;

/** Bytes of the name of the parent of a collection at the root. */
const ROOT = 16;

/** Whether an index of its own is kept of a field, by its path. */
type IsIndexed = (field: string) => boolean;

/** The bytes of a stored document with the entries of its automatic indexes, as a transaction that writes it counts them. */
export function storedBytes(path: string, fields: object, isIndexed: IsIndexed): number {
  const name = nameBytes(path);
  const values = valueBytes(fields) + name + OVERHEAD;
  return values + entryBytes(name + ROOT + OVERHEAD, fields, isIndexed);
}

/** Two entries of each value, rising and falling, and one of each element of a list; the fields of a map are fields. */
function entryBytes(around: number, fields: object, isIndexed: IsIndexed, parent = ''): number {
  let bytes = 0;
  for (const [name, value] of Object.entries(fields)) {
    const field = `${parent}${name}`;
    if (!isIndexed(field)) continue;
    const entry = (held: unknown): number => around + textBytes(field) + Math.min(valueBytes(held), INDEXED_BYTES_MAX);
    if (Array.isArray(value)) for (const element of value) bytes += entry(element);
    else if (isMap(value)) bytes += entryBytes(around, value, isIndexed, `${field}.`);
    else bytes += 2 * entry(value);
  }
  return bytes;
}

function valueBytes(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value === 'number') return 8;
  if (Array.isArray(value)) return value.reduce<number>((sum, element) => sum + valueBytes(element), 0);
  if (!isMap(value)) return 1;
  return Object.entries(value).reduce((sum, [name, held]) => sum + textBytes(name) + valueBytes(held), 0);
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function nameBytes(path: string): number {
  return path.split('/').reduce((sum, part) => sum + textBytes(part), ROOT);
}

function textBytes(text: string): number {
  return Buffer.byteLength(text) + 1;
}
