import { sameValue } from './same-value.ts';

/** The fields that a change of a document touched. */
export interface ChangedFields {
  /** Values before; null when the document was created. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** Values after; null when it was deleted. */
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Finds the fields that a change touched; of a created or deleted document all of them. */
export function changedFields(before: object | null, after: object | null): ChangedFields {
  if (before === null || after === null) return { before: before && { ...before }, after: after && { ...after } };
  const old = new Map<string, unknown>(Object.entries(before));
  const current = new Map<string, unknown>(Object.entries(after));
  const names = [...new Set([...old.keys(), ...current.keys()])].filter(
    (name) => !sameValue(old.get(name), current.get(name)),
  );
  const pick = (values: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(names.filter((name) => values.has(name)).map((name) => [name, values.get(name)]));
  return { before: pick(old), after: pick(current) };
}

/** Copies an object without some of its fields. */
export function withoutFields(object: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}
