/** Reorders some items of a list among themselves: they share the places they had, and no other item moves. */
export function orderWithin(all: readonly string[], some: readonly string[]): string[] {
  const moved = new Set(some);
  const next = some[Symbol.iterator]();
  return all.map((id) => (moved.has(id) ? (next.next().value ?? id) : id));
}
