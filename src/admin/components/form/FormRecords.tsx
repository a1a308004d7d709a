import { useRef, type ReactElement } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { Icon } from '../Icon.tsx';
import { LINE_LIST_TEXT as text } from './line-list-text.ts';
import { emptyEntry, entriesOf, type Entry, type EntryPart } from './record-entry.ts';
import { RecordEntry } from './RecordEntry.tsx';
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
  /** What one entry is called, such as 'sight'. */
  entry: string;
  /** Parts of an entry. */
  parts: readonly EntryPart[];
  /** What is wrong, here or within an entry; undefined for nothing. */
  error: string | undefined;
}

/** A list of small records as a field of a form, in the order in which they are shown. */
export function FormRecords<Output>({ form, name, id, label, entry, parts, error }: Props<Output>): ReactElement {
  const [value, set] = useFormValue(form, name);
  const list = useRef<HTMLFieldSetElement>(null);
  const entries = entriesOf(value);
  const add = (): void => {
    set([...entries, emptyEntry(parts)]);
    // The new entry is there once React has drawn it.
    setTimeout(() => list.current?.querySelector<HTMLElement>(':scope > ol > li:last-child input')?.focus());
  };
  const raise = (place: number, record: Entry): void =>
    set(entries.with(place - 1, record).with(place, entries[place - 1] ?? record));
  return (
    <fieldset ref={list} id={id} tabIndex={-1} className="entry-list field-wide" aria-describedby={`${id}-error`}>
      <legend className="text-title">{label}</legend>
      <FieldNotes id={id} error={error} />
      <ol>
        {entries.map((record, place) => (
          // The place is the identity of an entry: two may say the same.
          <RecordEntry
            key={place}
            name={`${entry} ${place + 1}`}
            parts={parts}
            record={record}
            onRecord={(changed) => set(entries.with(place, changed))}
            onRaise={place === 0 ? null : () => raise(place, record)}
            onRemove={() => set(entries.toSpliced(place, 1))}
          />
        ))}
      </ol>
      <button type="button" className="line-list-add" onClick={add}>
        <Icon name="plus" />
        {text.add(entry)}
      </button>
    </fieldset>
  );
}
