/** A copy of an object without some of its fields. */
export function withoutFields(object: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}
