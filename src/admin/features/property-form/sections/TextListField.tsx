import { ArrowUp, X } from 'lucide-react';
import { addToList } from '#domain/core/add-to-list.ts';
import type { PropertyInput } from '#domain/property/input.ts';
import { useState, type ReactElement } from 'react';
import * as z from 'zod';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { FIELD_LABELS } from '#admin/lib/content/field-labels.ts';
import type { PropertyFormModel } from '../property-form-model.ts';
import { useFormPart } from '../use-part.ts';
import { PROPERTY_TEXT } from '../text.ts';

const labels = PROPERTY_TEXT.list;
const texts = z.array(z.string());

interface Props {
  model: PropertyFormModel;
  name: keyof PropertyInput;
}

/** A list of short texts: entries are trimmed, duplicates are left out. */
export function TextListField({ model, name }: Props): ReactElement {
  const [list, setList] = useFormPart(model, name, texts);
  const [typed, setTyped] = useState('');
  const { id, error } = model.part(name);
  const label = FIELD_LABELS.properties[name];
  const add = (): void => {
    if (typed.trim() !== '') setList([...addToList(list, typed)]);
    setTyped('');
  };
  return (
    <fieldset id={id} tabIndex={-1} className="field-wide min-w-0">
      <legend className="field-label">{label}</legend>
      <ul>
        {list.map((text, place) => (
          <li key={text} className="flex min-h-9.5 items-center gap-1 border-b border-sand">
            <span className="min-w-0 flex-1">{text}</span>
            <button
              type="button"
              className="icon-button size-8"
              aria-label={labels.up(text)}
              disabled={place === 0}
              onClick={() => setList(list.toSpliced(place, 1).toSpliced(place - 1, 0, text))}
            >
              <ArrowUp size={14} />
            </button>
            <button
              type="button"
              className="icon-button size-8"
              aria-label={labels.remove(text)}
              onClick={() => setList(list.toSpliced(place, 1))}
            >
              <X size={14} />
            </button>
          </li>
        ))}
      </ul>
      <div
        className="flex items-end gap-3"
        onBlur={({ currentTarget, relatedTarget }) => {
          // Text that was typed and not added would be lost on saving.
          if (!currentTarget.contains(relatedTarget)) add();
        }}
      >
        <input
          className="field-input"
          aria-label={labels.entry(label)}
          placeholder={labels.entry(label)}
          value={typed}
          maxLength={600}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={(event) => {
            // Enter adds the entry instead of submitting the form.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="button button-quiet" aria-label={`${labels.add}: ${label}`} onClick={add}>
          {labels.add}
        </button>
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
