import type { ReactElement } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { LineListField } from './LineListField.tsx';
import { textsOf } from './record-entry.ts';
import { useFormValue } from './use-form-value.ts';

interface Props<Output> {
  form: UseFormReturn<FieldValues, unknown, Output>;
  name: string;
  id: string;
  label: string;
  /** Name of one entry, such as 'highlight'. */
  entry: string;
  error: string | undefined;
}

/** A list of short texts as a field of a form. */
export function FormLines<Output>({ form, name, id, label, entry, error }: Props<Output>): ReactElement {
  const [value, set] = useFormValue(form, name);
  return <LineListField id={id} label={label} entry={entry} lines={textsOf(value)} onLines={set} error={error} />;
}
