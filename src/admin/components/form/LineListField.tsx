import { ArrowUp, Plus, X } from 'lucide-react';
import { useId, useRef, type ReactElement } from 'react';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { LINE_LIST_TEXT as text } from './line-list-text.ts';

interface Props {
  /** Default: a generated id. */
  id?: string;
  label: string;
  /** Name of one entry, such as 'highlight'. */
  entry: string;
  lines: readonly string[];
  onLines: (lines: readonly string[]) => void;
  error?: string | undefined;
}

/** An ordered list of short texts, each editable, movable and removable. */
export function LineListField({ id: given, label, entry, lines, onLines, error }: Props): ReactElement {
  const own = useId();
  const id = given ?? own;
  const list = useRef<HTMLFieldSetElement>(null);
  const put = (place: number, text: string): void => onLines(lines.with(place, text));
  const add = (): void => {
    onLines([...lines, '']);
    // The new field exists after React has rendered.
    setTimeout(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  };
  return (
    <fieldset
      ref={list}
      id={id}
      tabIndex={-1}
      className="field-wide min-w-0"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="field-label">{label}</legend>
      <ol>
        {lines.map((line, place) => (
          // The index identifies a line: two may have the same content.
          <li key={place} className="flex items-center gap-1">
            <input
              className="field-input"
              aria-label={`${label} ${place + 1}`}
              value={line}
              onChange={({ currentTarget }) => put(place, currentTarget.value)}
            />
            <button
              type="button"
              className="icon-button"
              aria-label={text.up(entry, place + 1)}
              aria-disabled={place === 0}
              onClick={() => {
                if (place > 0) onLines(lines.with(place - 1, line).with(place, lines[place - 1] ?? ''));
              }}
            >
              <ArrowUp size={18} />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={text.remove(entry, place + 1)}
              onClick={() => onLines(lines.toSpliced(place, 1))}
            >
              <X size={18} />
            </button>
          </li>
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
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
