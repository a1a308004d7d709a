import type { ReactElement } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { LineListField } from './LineListField.tsx';
import { textsOf } from './record-entry.ts';
import { useFormValue } from './use-form-value.ts';

interface Props<Output> {
  /** The form it stands in. */
  form: UseFormReturn<FieldValues, unknown, Output>;
  /** Name of the field. */
  name: string;
  /** Id of the field. */
  id: string;
  /** What is listed. */
  label: string;
  /** What one entry is called, such as 'highlight'. */
  entry: string;
  /** What is wrong; undefined for nothing. */
  error: string | undefined;
}

/** A list of short texts as a field of a form. */
export function FormLines<Output>({ form, name, id, label, entry, error }: Props<Output>): ReactElement {
  const [value, set] = useFormValue(form, name);
  return <LineListField id={id} label={label} entry={entry} lines={textsOf(value)} onLines={set} error={error} />;
}
