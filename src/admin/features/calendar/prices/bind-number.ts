import type { FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import type { ContentForm } from '#admin/lib/content/use-content-form.ts';

/** Binds a field with a number, or with the number of a choice; an empty one is null. */
export function bindNumber<Fields extends FieldValues>(
  { form, field }: ContentForm<Fields>,
  name: Extract<keyof Fields, string>,
): { id: string; registration: UseFormRegisterReturn; error: string | undefined } {
  const { id, error } = field(name);
  return { id, error, registration: form.register(name, { setValueAs: readNumber }) };
}

function readNumber(typed: unknown): number | null {
  return typed === null || typed === undefined || typed === '' ? null : Number(typed);
}
