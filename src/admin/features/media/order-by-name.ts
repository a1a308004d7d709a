import { ALPHABET } from '#domain/core/alphabet.ts';

/** Files by name, with numbers by value: '2.jpg' comes before '10.jpg'. */
export function orderByName<Item extends { readonly name: string }>(items: readonly Item[]): Item[] {
  return items.toSorted((one, other) => ALPHABET.compare(one.name, other.name));
}
