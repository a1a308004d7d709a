import { useState } from 'react';
import type { Merge } from './merge-changes.ts';
import { valueWords } from './value-words.ts';

/** Whose version of a field is kept. */
export type Side = 'mine' | 'theirs';

/** A conflict as a form shows it. */
export interface ConflictInHand {
  /** Fields that both changed, with both versions in words. */
  readonly clashes: readonly {
    readonly name: string;
    readonly label: string;
    readonly mine: string;
    readonly theirs: string;
  }[];
  /** What editors call the fields taken over from the other person, who alone changed them. */
  readonly taken: readonly string[];
  /** Whose version is kept, by name of the field. */
  readonly sides: Readonly<Record<string, Side>>;
  /** Chooses for one field. */
  readonly onSide: (name: string, side: Side) => void;
}

/** Two versions of the same fields, and what becomes of them. */
interface Meeting<Fields> {
  readonly mine: Fields;
  readonly theirs: Fields;
  readonly merge: Merge<Fields>;
}

/** A field whose other version was chosen. */
interface Taken {
  readonly name: string;
  readonly value: unknown;
}

/** Keeps what two people wrote while one of them chooses; `labels` are the names of the fields in words. */
export function useConflict<Fields extends object>(
  labels: Readonly<Record<string, string>>,
): {
  conflict: ConflictInHand | null;
  meet: (meeting: Meeting<Fields>) => void;
  settle: () => readonly Taken[];
} {
  const [meeting, setMeeting] = useState<Meeting<Fields> | null>(null);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const meet = (met: Meeting<Fields>): void => {
    setSides({});
    setMeeting(met);
  };
  if (meeting === null) return { conflict: null, meet, settle: () => [] };

  const { mine, theirs, merge } = meeting;
  const labelOf = (name: string): string => labels[name] ?? name;
  const conflict: ConflictInHand = {
    clashes: merge.clashes.map((name) => ({
      name,
      label: labelOf(name),
      mine: valueWords(Reflect.get(mine, name)),
      theirs: valueWords(Reflect.get(theirs, name)),
    })),
    taken: merge.taken.map(labelOf),
    sides,
    onSide: (name, side) => setSides({ ...sides, [name]: side }),
  };
  const settle = (): readonly Taken[] => {
    setMeeting(null);
    const chosen = merge.clashes.filter((name) => sides[name] === 'theirs');
    return chosen.map((name) => ({ name, value: Reflect.get(theirs, name) }));
  };
  return { conflict, meet, settle };
}
