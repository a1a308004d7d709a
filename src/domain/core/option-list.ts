/** An option of a form. */
export interface Option<Id extends string = string> {
  /** The stored value. */
  id: Id;
  label: string;
}

/** The ids of a list of options as the non-empty tuple that an enum schema needs. */
export function optionIds<const T extends readonly [Option, ...Option[]]>(
  options: T,
): [T[number]['id'], ...T[number]['id'][]] {
  const [first, ...rest] = options;
  return [first.id, ...rest.map(({ id }) => id)];
}
