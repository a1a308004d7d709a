import { sameValue } from './same-value.ts';

/** The fields of a document that a change touched, as they were and as they are; null where there was or is no document. */
export interface ChangedFields {
  /** Their values before; null when the document was created. */
  readonly before: Readonly<Record<string, unknown>> | null;
  /** Their values after; null when it was deleted. */
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** What a change did to a document, field by field; a document that is new or gone is told whole. */
export function changedFields(before: object | null, after: object | null): ChangedFields {
  if (before === null || after === null) return { before: before && { ...before }, after: after && { ...after } };
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(after));
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => !sameValue(was.get(name), is.get(name)));
  const pick = (values: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(names.filter((name) => values.has(name)).map((name) => [name, values.get(name)]));
  return { before: pick(was), after: pick(is) };
}
