import { sameValue } from '#domain/core/same-value.ts';

/** Whose version of a field is kept. */
export type FieldChoice = 'mine' | 'theirs';

/** A field in which two versions differ. */
export interface ConflictField<Name extends string = string> {
  readonly name: Name;
  /** The value that both started from. */
  readonly base: unknown;
  /** The value of the editor who saves. */
  readonly mine: unknown;
  /** The stored value. */
  readonly theirs: unknown;
  /** Whether both changed it, so that the editor must choose. */
  readonly isClash: boolean;
  /** What is kept unless the editor chooses: the only change, or in a clash the value that is not stored yet. */
  readonly proposed: FieldChoice;
}

/** Lists every field in which an edited version and the stored one differ, compared with the version both started from. */
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

/** The version to save: the stored one with the edited fields that were proposed or chosen. */
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
