import { MEDIUM_TEXT } from '#domain/core/limits.ts';
import { addToList } from '#domain/core/add-to-list.ts';
import type { PropertyInput } from '#domain/property/input.ts';
import { useState, type ReactElement } from 'react';
import { EntryButtons } from '#admin/components/form/EntryButtons.tsx';
import { NewEntry } from '#admin/components/form/NewEntry.tsx';
import { textsOf } from '#admin/components/form/record-entry.ts';
import { describedBy } from '#components/form/field-binding.ts';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import type { PropertyFormModel } from '../property-form-model.ts';
import { useFormPart } from '../use-part.ts';
import { PROPERTY_TEXT } from '../text.ts';

const labels = PROPERTY_TEXT.list;

interface Props {
  model: PropertyFormModel;
  name: keyof PropertyInput;
}

/** A list of short texts: entries are trimmed, duplicates are left out. */
export function TextListField({ model, name }: Props): ReactElement {
  const [list, setList] = useFormPart(model, name, textsOf);
  const [typed, setTyped] = useState('');
  const { id, error } = model.part(name);
  const label = FIELD_LABELS.properties[name];
  const add = (): void => {
    if (typed.trim() !== '') setList(addToList(list, typed));
    setTyped('');
  };
  return (
    <fieldset id={id} tabIndex={-1} className="field-wide min-w-0" aria-describedby={describedBy(id, undefined, error)}>
      <legend className="field-label">{label}</legend>
      <ul>
        {list.map((text, place) => (
          <li key={text} className="flex items-center gap-1 border-b border-sand">
            <span className="min-w-0 flex-1">{text}</span>
            <EntryButtons name={`“${text}”`} list={list} place={place} onList={setList} />
          </li>
        ))}
      </ul>
      <NewEntry className="flex items-end gap-3" onAdd={add}>
        <input
          className="field-input"
          aria-label={labels.entry(label)}
          placeholder={labels.entry(label)}
          value={typed}
          maxLength={MEDIUM_TEXT}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <button
          type="button"
          data-add
          className="button button-quiet"
          aria-label={`${labels.add}: ${label}`}
          onClick={add}
        >
          {labels.add}
        </button>
      </NewEntry>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
