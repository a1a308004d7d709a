/** The rows of these ids as they are now, in the order of the ids; without those that are gone. */
export function findChosen<Row extends { readonly id: string }>(
  ids: ReadonlySet<string>,
  known: readonly Row[],
): readonly Row[] {
  const rows = new Map(known.map((row) => [row.id, row]));
  return [...ids].flatMap((id) => rows.get(id) ?? []);
}
