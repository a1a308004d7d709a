import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { compareVersions, type ConflictField, type FieldChoice } from '#domain/content/conflict.ts';
import { valueText } from './value-text.ts';

/** A field that two people changed, with both versions as text. */
export interface FieldConflict extends Readonly<Record<FieldChoice, string>> {
  readonly name: string;
  readonly label: string;
}

export interface FormConflict {
  readonly conflicts: readonly FieldConflict[];
  /** Labels of the fields that only the other person changed; these are taken over. */
  readonly merged: readonly string[];
  /** Whose version is kept, by name of the field. */
  readonly sides: Readonly<Record<string, FieldChoice>>;
  readonly onSide: (name: string, side: FieldChoice) => void;
}

/**
 * Holds both versions while the editor chooses; `labels` are the labels of the fields by name. What only the colleague
 * changed is written into the form at once, what was chosen when the conflict is resolved.
 */
export function useConflict<Output extends FieldValues>(
  form: UseFormReturn<FieldValues, unknown, Output>,
  labels: Readonly<Record<string, string>>,
): {
  conflict: FormConflict | null;
  showConflict: (base: FieldValues, mine: FieldValues, theirs: FieldValues) => void;
  resolve: () => void;
} {
  const [fields, setFields] = useState<readonly ConflictField[] | null>(null);
  const [sides, setSides] = useState<Readonly<Record<string, FieldChoice>>>({});
  const showConflict = (base: FieldValues, mine: FieldValues, theirs: FieldValues): void => {
    const compared = compareVersions(base, mine, theirs);
    for (const { name, theirs: value } of compared.filter(isOnlyTheirs)) form.setValue(name, value);
    setSides({});
    setFields(compared);
  };
  if (fields === null) return { conflict: null, showConflict, resolve: () => undefined };

  const labelOf = ({ name }: ConflictField): string => labels[name] ?? name;
  const conflicts = fields.filter(({ isClash }) => isClash);
  const conflict: FormConflict = {
    conflicts: conflicts.map((field) => ({
      name: field.name,
      label: labelOf(field),
      mine: valueText(field.mine),
      theirs: valueText(field.theirs),
    })),
    merged: fields.filter(isOnlyTheirs).map(labelOf),
    sides,
    onSide: (name, side) => setSides({ ...sides, [name]: side }),
  };
  const resolve = (): void => {
    setFields(null);
    for (const { name, theirs } of conflicts) if (sides[name] === 'theirs') form.setValue(name, theirs);
  };
  return { conflict, showConflict, resolve };
}

/** Whether only the colleague changed a field, so that it is taken over without asking. */
function isOnlyTheirs({ isClash, proposed }: ConflictField): boolean {
  return !isClash && proposed === 'theirs';
}
