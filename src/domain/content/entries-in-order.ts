/** The data of a collection's entries in the editors' order. */
export function entriesInOrder<Item extends { orderIndex: number }>(entries: readonly { data: Item }[]): Item[] {
  return entries.map(({ data }) => data).sort((a, b) => a.orderIndex - b.orderIndex);
}
