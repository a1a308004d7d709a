import type { HouseInBrief } from '#domain/property/summary.ts';

/** All published properties by id, in the order of their ids. */
export type Houses = ReadonlyMap<string, HouseInBrief>;

/** One property before and after; null for not published. */
export interface HouseChange {
  id: string;
  before: HouseInBrief | null;
  after: HouseInBrief | null;
}

/** The properties before and after a publish. */
export interface HouseChanges {
  before: Houses;
  after: Houses;
  /** Those that were published anew or taken away. */
  changed: readonly HouseChange[];
}

/** Works out what is published after some were published anew and some were taken away. */
export function applyChanges(
  before: Houses,
  { published, departed }: { published: readonly HouseInBrief[]; departed: readonly string[] },
): HouseChanges {
  const after = new Map(before);
  for (const id of departed) after.delete(id);
  for (const house of published) after.set(house.id, house);
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
export function sides({ before, after }: HouseChange): HouseInBrief[] {
  return [before, after].filter((house) => house !== null);
}
