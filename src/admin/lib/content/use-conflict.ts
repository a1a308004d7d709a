import { useState } from 'react';
import type { ConflictField, FieldChoice } from '#domain/content/conflict.ts';
import { valueText } from './value-text.ts';

export interface FormConflict {
  /** Fields that both changed, with both versions as text. */
  readonly conflicts: readonly {
    readonly name: string;
    readonly label: string;
    readonly mine: string;
    readonly theirs: string;
  }[];
  /** Labels of the fields that only the other person changed; these are taken over. */
  readonly merged: readonly string[];
  /** Whose version is kept, by name of the field. */
  readonly sides: Readonly<Record<string, FieldChoice>>;
  readonly onSide: (name: string, side: FieldChoice) => void;
}

/** A field for which the colleague's version was chosen. */
interface ResolvedField {
  readonly name: string;
  readonly value: unknown;
}

/** Holds both versions while the editor chooses; `labels` are the labels of the fields by name. */
export function useConflict(labels: Readonly<Record<string, string>>): {
  conflict: FormConflict | null;
  showConflict: (fields: readonly ConflictField[]) => void;
  resolve: () => readonly ResolvedField[];
} {
  const [fields, setFields] = useState<readonly ConflictField[] | null>(null);
  const [sides, setSides] = useState<Readonly<Record<string, FieldChoice>>>({});
  const showConflict = (next: readonly ConflictField[]): void => {
    setSides({});
    setFields(next);
  };
  if (fields === null) return { conflict: null, showConflict, resolve: () => [] };

  const labelOf = ({ name }: ConflictField): string => labels[name] ?? name;
  const conflicts = fields.filter(({ isClash }) => isClash);
  const conflict: FormConflict = {
    conflicts: conflicts.map((field) => ({
      name: field.name,
      label: labelOf(field),
      mine: valueText(field.mine),
      theirs: valueText(field.theirs),
    })),
    merged: fields.filter(onlyTheirs).map(labelOf),
    sides,
    onSide: (name, side) => setSides({ ...sides, [name]: side }),
  };
  const resolve = (): readonly ResolvedField[] => {
    setFields(null);
    const chosen = conflicts.filter(({ name }) => sides[name] === 'theirs');
    return chosen.map(({ name, theirs }) => ({ name, value: theirs }));
  };
  return { conflict, showConflict, resolve };
}

/** Whether only the colleague changed a field, so that it is taken over without asking. */
export function onlyTheirs({ isClash, proposed }: ConflictField): boolean {
  return !isClash && proposed === 'theirs';
}
