import type { ReactElement } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { EntryList } from './EntryList.tsx';
import { EntryFields } from './PartField.tsx';
import { emptyEntry, entriesOf, type EntryPart } from './record-entry.ts';
import { useFormValue } from './use-form-value.ts';

interface Props<Output> {
  form: UseFormReturn<FieldValues, unknown, Output>;
  name: string;
  id: string;
  label: string;
  /** Name of one entry, such as 'sight'. */
  entry: string;
  parts: readonly EntryPart[];
  error: string | undefined;
  /** True under a heading that says the same as the label; default false. */
  isSection?: boolean;
  /** Below the label; default none. */
  hint?: string | undefined;
}

/** An ordered list of small records as a field of a form. */
export function FormRecords<Output>({
  form,
  name,
  parts,
  entry,
  isSection = false,
  ...field
}: Props<Output>): ReactElement {
  const [value, set] = useFormValue(form, name);
  return (
    <EntryList
      {...field}
      entry={entry}
      variant={isSection ? 'section' : 'record'}
      items={entriesOf(value)}
      onItems={set}
      empty={emptyEntry(parts)}
    >
      {(record, number, change) => (
        <EntryFields parts={parts} entry={record} name={`${entry} ${number}`} onEntry={change} />
      )}
    </EntryList>
  );
}
