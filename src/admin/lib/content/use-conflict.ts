import { useState } from 'react';
import type { ConflictField, FieldChoice } from '#domain/content/conflict.ts';
import { valueText } from './value-text.ts';

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
  readonly sides: Readonly<Record<string, FieldChoice>>;
  /** Chooses for one field. */
  readonly onSide: (name: string, side: FieldChoice) => void;
}

/** A field whose other version was chosen. */
interface Taken {
  readonly name: string;
  readonly value: unknown;
}

/** Keeps what two people wrote while one of them chooses; `labels` are the names of the fields in words. */
export function useConflict(labels: Readonly<Record<string, string>>): {
  conflict: ConflictInHand | null;
  meet: (fields: readonly ConflictField[]) => void;
  settle: () => readonly Taken[];
} {
  const [fields, setFields] = useState<readonly ConflictField[] | null>(null);
  const [sides, setSides] = useState<Readonly<Record<string, FieldChoice>>>({});
  const meet = (met: readonly ConflictField[]): void => {
    setSides({});
    setFields(met);
  };
  if (fields === null) return { conflict: null, meet, settle: () => [] };

  const labelOf = ({ name }: ConflictField): string => labels[name] ?? name;
  const clashes = fields.filter(({ isClash }) => isClash);
  const conflict: ConflictInHand = {
    clashes: clashes.map((field) => ({
      name: field.name,
      label: labelOf(field),
      mine: valueText(field.mine),
      theirs: valueText(field.theirs),
    })),
    taken: fields.filter(onlyTheirs).map(labelOf),
    sides,
    onSide: (name, side) => setSides({ ...sides, [name]: side }),
  };
  const settle = (): readonly Taken[] => {
    setFields(null);
    const chosen = clashes.filter(({ name }) => sides[name] === 'theirs');
    return chosen.map(({ name, theirs }) => ({ name, value: theirs }));
  };
  return { conflict, meet, settle };
}

/** Whether only the other person changed a field, so that it is taken over without a question. */
export function onlyTheirs({ isClash, proposed }: ConflictField): boolean {
  return !isClash && proposed === 'theirs';
}
