/** The whole numbers within bounds as options of a select, ascending. */
export function countOptions(
  { min, max }: { readonly min: number; readonly max: number },
  label: (count: number) => string,
): { id: string; label: string }[] {
  return Array.from({ length: max - min + 1 }, (_, index) => ({ id: String(min + index), label: label(min + index) }));
}
