import { Plus } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { LINE_LIST_TEXT as text } from './line-list-text.ts';
import { emptyEntry, entriesOf, type Entry, type EntryPart } from './record-entry.ts';
import { RecordEntry } from './RecordEntry.tsx';
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
}

/** An ordered list of small records as a field of a form. */
export function FormRecords<Output>({ form, name, id, label, entry, parts, error }: Props<Output>): ReactElement {
  const [value, set] = useFormValue(form, name);
  const list = useRef<HTMLFieldSetElement>(null);
  const entries = entriesOf(value);
  const add = (): void => {
    set([...entries, emptyEntry(parts)]);
    // The new entry exists after React has rendered.
    setTimeout(() => list.current?.querySelector<HTMLElement>(':scope > ol > li:last-child input')?.focus());
  };
  const moveUp = (place: number, record: Entry): void =>
    set(entries.with(place - 1, record).with(place, entries[place - 1] ?? record));
  return (
    <fieldset ref={list} id={id} tabIndex={-1} className="field-wide min-w-0" aria-describedby={`${id}-error`}>
      <legend className="mb-2 w-full border-t border-sand pt-5 font-display text-title">{label}</legend>
      <FieldNotes id={id} error={error} />
      <ol>
        {entries.map((record, place) => (
          // The index identifies an entry: two may have the same content.
          <RecordEntry
            key={place}
            name={`${entry} ${place + 1}`}
            parts={parts}
            record={record}
            onRecord={(changed) => set(entries.with(place, changed))}
            onMoveUp={place === 0 ? null : () => moveUp(place, record)}
            onRemove={() => set(entries.toSpliced(place, 1))}
          />
        ))}
      </ol>
      <button
        type="button"
        className="inline-flex min-h-10 cursor-pointer items-center gap-2 text-small hover:text-anil"
        onClick={add}
      >
        <Plus size={18} />
        {text.add(entry)}
      </button>
    </fieldset>
  );
}
