/** `Object.fromEntries` for entries whose names are all known: the type of the object has each of them. */
export function recordOf<Name extends string, Value>(
  entries: readonly (readonly [Name, Value])[],
): Record<Name, Value> {
  return Object.fromEntries(entries) as Record<Name, Value>;
}
