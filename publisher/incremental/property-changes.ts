import type { PropertySummary } from '#domain/property/summary.ts';

/** All published properties by id, in the order of their ids. */
export type SummariesById = ReadonlyMap<string, PropertySummary>;

/** One property before and after; null for not published. */
export interface PropertyChange {
  id: string;
  before: PropertySummary | null;
  after: PropertySummary | null;
}

/** The properties before and after a publish. */
export interface PropertyChanges {
  before: SummariesById;
  after: SummariesById;
  /** Those that were published anew or taken away. */
  changed: readonly PropertyChange[];
}

/** Works out what is published after some were published anew and some were taken away. */
export function applyChanges(
  before: SummariesById,
  { published, departed }: { published: readonly PropertySummary[]; departed: readonly string[] },
): PropertyChanges {
  const after = new Map(before);
  for (const id of departed) after.delete(id);
  for (const summary of published) after.set(summary.id, summary);
  const ids = new Set([...departed, ...published.map(({ id }) => id)]);
  const changed = [...ids].map((id) => ({ id, before: before.get(id) ?? null, after: after.get(id) ?? null }));
  // As the database orders them, which decides among equals in lists.
  const ordered = new Map([...after].sort(([one], [other]) => (one < other ? -1 : 1)));
  return {
    before,
    after: ordered,
    changed: changed.filter((change) => change.before !== null || change.after !== null),
  };
}

/** A property as it stands before and after a change, without nothing. */
export function sides({ before, after }: PropertyChange): PropertySummary[] {
  return [before, after].filter((summary) => summary !== null);
}
