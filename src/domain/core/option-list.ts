/** An option of a form. */
export interface Option<Id extends string = string> {
  /** What is stored. */
  id: Id;
  /** What is shown. */
  label: string;
}

/** The ids of an option list, in its order, as a schema wants them. */
export function optionIds<const T extends readonly [Option, ...Option[]]>(
  options: T,
): [T[number]['id'], ...T[number]['id'][]] {
  const [first, ...rest] = options;
  return [first.id, ...rest.map(({ id }) => id)];
}
