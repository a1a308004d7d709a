import { SECRET_FIELDS } from './exported-collections.ts';

/** What stands in an export where a secret does. */
export const HIDDEN = '(hidden)';

/**
 * A stored value as plain JSON: times as ISO 8601, references as paths, bytes as Base64, a place as its two degrees. The
 * database's own classes are known by their shape, because the domain does not import them.
 */
export function exportedValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(exportedValue);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join(''));
  if ('toDate' in value && typeof value.toDate === 'function') return exportedValue(value.toDate());
  if ('path' in value && 'firestore' in value) return value.path;
  if (isPlace(value)) return { latitude: value.latitude, longitude: value.longitude };
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET_FIELDS.includes(name) ? HIDDEN : exportedValue(inner)]),
  );
}

/** Whether it is the database's own place, which hides its degrees behind accessors. */
function isPlace(value: object): value is { latitude: number; longitude: number } {
  return 'latitude' in value && 'longitude' in value && Object.getPrototypeOf(value) !== Object.prototype;
}
