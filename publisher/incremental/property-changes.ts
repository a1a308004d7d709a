import type { PropertySummary } from '#domain/property/summary.ts';

/** All published properties by id, sorted by id. */
export type SummariesById = ReadonlyMap<string, PropertySummary>;

/** One property before and after a publish; null when not published. */
export interface PropertyChange {
  id: string;
  before: PropertySummary | null;
  after: PropertySummary | null;
}

/** The published properties before and after a publish. */
export interface PropertyChanges {
  before: SummariesById;
  after: SummariesById;
  /** Those that were published or unpublished. */
  changed: readonly PropertyChange[];
}

/** Applies what was published and unpublished (`departed`) to the properties of the last release. */
export function applyChanges(
  before: SummariesById,
  { published, departed }: { published: readonly PropertySummary[]; departed: readonly string[] },
): PropertyChanges {
  const after = new Map(before);
  for (const id of departed) after.delete(id);
  for (const summary of published) after.set(summary.id, summary);
  const ids = new Set([...departed, ...published.map(({ id }) => id)]);
  const changed = [...ids].map((id) => ({ id, before: before.get(id) ?? null, after: after.get(id) ?? null }));
  // The order of the database, which decides between equals in lists.
  const ordered = new Map([...after].sort(([one], [other]) => (one < other ? -1 : 1)));
  return {
    before,
    after: ordered,
    changed: changed.filter((change) => change.before !== null || change.after !== null),
  };
}

/** The summaries of a property before and after a change, without nulls. */
export function versionsOf({ before, after }: PropertyChange): PropertySummary[] {
  return [before, after].filter((summary) => summary !== null);
}
