/** A list with the item `id` taken out and put in at the place of `target`; the same list when either is not in it. */
export function moveItem(ids: readonly string[], id: string, target: string): readonly string[] {
  const from = ids.indexOf(id);
  const to = ids.indexOf(target);
  return from < 0 || to < 0 || from === to ? ids : ids.filter((other) => other !== id).toSpliced(to, 0, id);
}

/** A list with the item moved by so many places; the same list where it would leave it. */
export function moveBy(ids: readonly string[], id: string, steps: number): readonly string[] {
  const target = ids[ids.indexOf(id) + steps];
  return target === undefined ? ids : moveItem(ids, id, target);
}

/**
 * The order of all, after some of them were put in another order among themselves: they share the places that they
 * had, and nobody else moves.
 */
export function orderWithin(all: readonly string[], some: readonly string[]): string[] {
  const moved = new Set(some);
  const next = some[Symbol.iterator]();
  return all.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}
