export function withItem<Item>(items: readonly Item[], item: Item, idOf: (item: Item) => string): readonly Item[] {
  const place = items.findIndex((other) => idOf(other) === idOf(item));
  return place < 0 ? [...items, item] : items.with(place, item);
}

export function withoutItem<Item>(items: readonly Item[], id: string, idOf: (item: Item) => string): readonly Item[] {
  return items.filter((item) => idOf(item) !== id);
}

/** A list in the order of these ids; unlisted items come last. */
export function inOrder<Item>(
  items: readonly Item[],
  ids: readonly string[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const place = (item: Item): number => places.get(idOf(item)) ?? ids.length;
  return items.toSorted((one, other) => place(one) - place(other));
}
