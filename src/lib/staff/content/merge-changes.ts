/** What two people made of the same fields, put together. */
export interface Merge<Fields> {
  /** The fields with both people's changes, and mine where both changed the same. */
  readonly merged: Fields;
  /** Names of fields that both changed, each in another way. */
  readonly clashes: readonly string[];
  /** Names of fields that only the other person changed. */
  readonly taken: readonly string[];
}

/** Puts together what I and somebody else made of the same fields, which both began from `base`. */
export function mergeChanges<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Merge<Fields> {
  const differs = (one: Fields, other: Fields) => (name: string) =>
    !isSame(Reflect.get(one, name), Reflect.get(other, name));
  const names = Object.keys(mine).filter(differs(mine, theirs));
  const taken = names.filter((name) => !differs(base, mine)(name));
  const clashes = names.filter((name) => differs(base, mine)(name) && differs(base, theirs)(name));
  return { merged: withFields(mine, theirs, taken), clashes, taken };
}

function withFields<Fields extends object>(fields: Fields, other: Fields, names: readonly string[]): Fields {
  const copy = { ...fields };
  for (const name of names) Reflect.set(copy, name, Reflect.get(other, name));
  return copy;
}

/** Whether two values of a document say the same, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [names, otherNames] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === otherNames.length &&
    names.every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)))
  );
}
