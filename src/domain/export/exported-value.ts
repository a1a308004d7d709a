/** What an export shows in place of a secret. */
export const HIDDEN = '(hidden)';

/**
 * A stored value as plain JSON: times as ISO 8601, references as paths, bytes as Base64, a point as latitude and longitude.
 * Fields that are `secret` and set are hidden. Firestore's classes are recognised by their shape, because the domain does not import them.
 */
export function exportedValue(value: unknown, secret: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((inner) => exportedValue(inner, secret));
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return btoa(Array.from(value, (byte) => String.fromCharCode(byte)).join(''));
  if ('toDate' in value && typeof value.toDate === 'function') return exportedValue(value.toDate(), secret);
  if ('path' in value && 'firestore' in value) return value.path;
  if (isGeoPoint(value)) return { latitude: value.latitude, longitude: value.longitude };
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secret.includes(name) && inner !== null ? HIDDEN : exportedValue(inner, secret),
    ]),
  );
}

/** Whether a value is Firestore's GeoPoint, whose coordinates are accessors and not own fields. */
function isGeoPoint(value: object): value is { latitude: number; longitude: number } {
  return 'latitude' in value && 'longitude' in value && Object.getPrototypeOf(value) !== Object.prototype;
}
