import type { ReactElement } from 'react';
import { get, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { EntryList } from './EntryList.tsx';
import { EntryFields } from './PartField.tsx';
import { emptyEntry, entriesOf, errorsAt, messageOf, type EntryPart } from './record-entry.ts';
import { useFormValue } from './use-form-value.ts';

interface Props<Output> {
  form: UseFormReturn<FieldValues, unknown, Output>;
  name: string;
  id: string;
  label: string;
  /** Name of one entry, such as 'sight'. */
  entry: string;
  parts: readonly EntryPart[];
  /** True under a heading that says the same as the label; default false. */
  isSection?: boolean;
  /** Below the label; default none. */
  hint?: string | undefined;
}

/** An ordered list of small records as a field of a form. */
export function FormRecords<Output>(props: Props<Output>): ReactElement {
  const { form, name, id, label, entry, parts, isSection = false, hint } = props;
  const [value, set] = useFormValue(form, name);
  const errors: unknown = get(form.formState.errors, name);
  return (
    <EntryList
      id={id}
      label={label}
      hint={hint}
      error={messageOf(errors)}
      entry={entry}
      variant={isSection ? 'section' : 'record'}
      items={entriesOf(value)}
      onItems={set}
      empty={emptyEntry(parts)}
    >
      {(record, number, change) => (
        <EntryFields
          id={`${id}-${number - 1}`}
          parts={parts}
          entry={record}
          errors={errorsAt(errors, number - 1)}
          name={`${entry} ${number}`}
          onEntry={change}
        />
      )}
    </EntryList>
  );
}
