import { useState } from 'react';
import { mergeChanges, withFields, type Merge } from './merge-changes.ts';

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

interface Meeting<Fields> {
  readonly mine: Fields;
  readonly theirs: Fields;
  readonly merge: Merge<Fields>;
}

/** Keeps what two people wrote while one of them chooses. */
export function useConflict<Fields extends object>(): {
  conflict: Omit<ConflictInHand, 'resolve'> | null;
  meet: (base: Fields, mine: Fields, theirs: Fields) => void;
  settle: () => Fields | undefined;
} {
  const [meeting, setMeeting] = useState<Meeting<Fields> | null>(null);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});

  const meet = (base: Fields, mine: Fields, theirs: Fields): void => {
    setSides({});
    setMeeting({ mine, theirs, merge: mergeChanges(base, mine, theirs) });
  };
  const settle = (): Fields | undefined => {
    if (meeting === null) return undefined;
    const { merge, theirs } = meeting;
    setMeeting(null);
    return withFields(
      merge.merged,
      theirs,
      merge.clashes.filter((name) => sides[name] === 'theirs'),
    );
  };
  if (meeting === null) return { conflict: null, meet, settle };
  const { mine, theirs, merge } = meeting;
  const clashes = merge.clashes.map((name) => ({
    name,
    mine: Reflect.get(mine, name),
    theirs: Reflect.get(theirs, name),
  }));
  const choose = (name: string, side: Side): void => setSides({ ...sides, [name]: side });
  return { conflict: { clashes, taken: merge.taken, sides, choose }, meet, settle };
}
