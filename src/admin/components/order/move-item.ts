/** Moves the item `id` to the place of `target`; the same list when either is not in it. */
export function moveItem(ids: readonly string[], id: string, target: string): readonly string[] {
  const from = ids.indexOf(id);
  const to = ids.indexOf(target);
  return from < 0 || to < 0 || from === to ? ids : ids.filter((other) => other !== id).toSpliced(to, 0, id);
}

/** Moves an item by so many places; the same list where it would leave it. */
export function moveBy(ids: readonly string[], id: string, steps: number): readonly string[] {
  const target = ids[ids.indexOf(id) + steps];
  return target === undefined ? ids : moveItem(ids, id, target);
}

/** Reorders some items of a list among themselves: they share the places they had, and no other item moves. */
export function orderWithin(all: readonly string[], some: readonly string[]): string[] {
  const moved = new Set(some);
  const next = some[Symbol.iterator]();
  return all.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}
