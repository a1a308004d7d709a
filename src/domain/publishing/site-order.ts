/** A document's place in its list: the lower number comes first. */
export interface Placed {
  readonly id: string;
  readonly orderIndex: number;
}

/**
 * Whether publishing everything would leave the documents on the site in their order. The numbers may differ nevertheless:
 * a list is numbered again when something in it is moved. A document that is not on the site yet needs its place among the
 * others, so with one the numbers count.
 */
export function keepsOrder(working: readonly Placed[], published: readonly Placed[]): boolean {
  const kept = new Set(working.map(({ id }) => id));
  const before = listInOrder(published).filter((id) => kept.has(id));
  const after = listInOrder(working);
  return after.length === before.length && after.every((id, place) => id === before[place]);
}

function listInOrder(documents: readonly Placed[]): string[] {
  return documents
    .toSorted((one, other) => one.orderIndex - other.orderIndex || one.id.localeCompare(other.id))
    .map(({ id }) => id);
}
