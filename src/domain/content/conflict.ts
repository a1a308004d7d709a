import { sameValue } from '#domain/core/same-value.ts';

/** Whose version of a field is kept. */
export type FieldChoice = 'mine' | 'theirs';

/** A field in which two versions differ. */
export interface ConflictField<Name extends string = string> {
  /** Its name. */
  readonly name: Name;
  /** As it was when both began. */
  readonly base: unknown;
  /** As the one who saves wrote it. */
  readonly mine: unknown;
  /** As it is stored now. */
  readonly theirs: unknown;
  /** Whether both changed it, so that a person must choose. */
  readonly isClash: boolean;
  /** What is kept unless somebody chooses: the only change there is, and of a clash the words that are not stored yet. */
  readonly proposed: FieldChoice;
}

/** Compares what I wrote with what is stored, by what both began with: every field in which the two differ. */
export function compareVersions<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
): ConflictField<Extract<keyof Fields, string>>[] {
  return fieldNames(base, mine, theirs).flatMap((name) => {
    if (sameValue(mine[name], theirs[name])) return [];
    const isMine = !sameValue(mine[name], base[name]);
    const isTheirs = !sameValue(theirs[name], base[name]);
    const proposed: FieldChoice = isMine ? 'mine' : 'theirs';
    return [{ name, base: base[name], mine: mine[name], theirs: theirs[name], isClash: isMine && isTheirs, proposed }];
  });
}

/** The version to save: what is stored, with the fields of mine that were proposed or chosen. */
export function settleVersions<Fields extends object>(
  theirs: Fields,
  mine: Fields,
  fields: readonly ConflictField<Extract<keyof Fields, string>>[],
  choices: { readonly [Name in keyof Fields]?: FieldChoice } = {},
): Fields {
  const settled = { ...theirs };
  for (const { name, proposed } of fields) {
    if ((choices[name] ?? proposed) === 'mine') settled[name] = mine[name];
  }
  return settled;
}

function fieldNames<Fields extends object>(...versions: readonly Fields[]): Extract<keyof Fields, string>[] {
  const names = new Set<Extract<keyof Fields, string>>();
  for (const version of versions) for (const name in version) names.add(name);
  return [...names];
}
