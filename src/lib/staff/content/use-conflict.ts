import { useState } from 'react';
import type { Merge } from './merge-changes.ts';

/** Whose version of a field is kept. */
export type Side = 'mine' | 'theirs';

/** A conflict as a form shows it. */
export interface ConflictInHand {
  /** Fields that both changed, with both versions. */
  readonly clashes: readonly { readonly name: string; readonly mine: unknown; readonly theirs: unknown }[];
  /** Fields taken over from the other person, who alone changed them. */
  readonly taken: readonly string[];
  /** Whose version is kept, by name of the field. */
  readonly sides: Readonly<Record<string, Side>>;
  /** Chooses for one field. */
  readonly choose: (name: string, side: Side) => void;
  /** Saves with these choices. */
  readonly resolve: () => void;
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

/** Keeps what two people wrote while one of them chooses. */
export function useConflict<Fields extends object>(): {
  conflict: Omit<ConflictInHand, 'resolve'> | null;
  meet: (meeting: Meeting<Fields>) => void;
  settle: () => readonly Taken[];
} {
  const [meeting, setMeeting] = useState<Meeting<Fields> | null>(null);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  if (meeting === null) {
    return {
      conflict: null,
      meet: (met) => {
        setSides({});
        setMeeting(met);
      },
      settle: () => [],
    };
  }
  const { mine, theirs, merge } = meeting;
  const clashes = merge.clashes.map((name) => ({
    name,
    mine: valueOf(mine, name),
    theirs: valueOf(theirs, name),
  }));
  return {
    conflict: {
      clashes,
      taken: merge.taken,
      sides,
      choose: (name, side) => setSides({ ...sides, [name]: side }),
    },
    meet: setMeeting,
    settle: () => {
      setMeeting(null);
      return clashes.filter(({ name }) => sides[name] === 'theirs').map(({ name, theirs: value }) => ({ name, value }));
    },
  };
}

function valueOf(fields: object, name: string): unknown {
  return Reflect.get(fields, name);
}
