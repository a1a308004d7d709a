import { isRecord } from '#domain/core/is-record.ts';
import { useId, type ReactElement } from 'react';
import { CountFields } from './CountFields.tsx';
import { EntryList } from './EntryList.tsx';
import { LineListField } from './LineListField.tsx';
import { emptyEntry, entriesOf, textsOf, type Entry, type EntryPart } from './record-entry.ts';

interface Props {
  part: EntryPart;
  value: unknown;
  onValue: (value: unknown) => void;
}

/** The field of one part of an entry. */
export function PartField({ part, value, onValue }: Props): ReactElement {
  const id = useId();
  const { label } = part;
  switch (part.type) {
    case 'lines':
      return <LineListField label={label} entry={part.entry ?? label} lines={textsOf(value)} onLines={onValue} />;
    case 'counts':
      return (
        <CountFields label={label} options={part.options} counts={isRecord(value) ? value : {}} onCounts={onValue} />
      );
    case 'records':
      return (
        <EntryList
          id={id}
          label={label}
          entry={part.entry}
          variant="line"
          items={entriesOf(value)}
          onItems={onValue}
          empty={emptyEntry(part.parts)}
        >
          {(entry, number, change) => (
            <EntryFields parts={part.parts} entry={entry} name={`${part.entry} ${number}`} onEntry={change} isNarrow />
          )}
        </EntryList>
      );
    case 'check':
      return (
        <label className="field-check self-end pb-2">
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => onValue(currentTarget.checked)}
          />
          {label}
        </label>
      );
    default:
      return (
        <div className={part.type === 'area' ? 'field field-wide' : 'field'}>
          <label className="field-label" htmlFor={id}>
            {label}
          </label>
          <PartInput id={id} part={part} value={value} onValue={onValue} />
        </div>
      );
  }
}

interface InputProps extends Props {
  id: string;
  part: Extract<EntryPart, { type: 'line' | 'area' | 'day' | 'number' | 'choice' }>;
}

function PartInput({ id, part, value, onValue }: InputProps): ReactElement {
  const text = typeof value === 'string' ? value : '';
  switch (part.type) {
    case 'area':
      return (
        <textarea
          id={id}
          className="field-input"
          rows={part.rows ?? 2}
          value={text}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
        />
      );
    case 'line':
      return (
        <input
          id={id}
          className="field-input"
          placeholder={part.hint}
          value={text}
          onChange={({ currentTarget }) =>
            onValue(part.isNullable === true && currentTarget.value === '' ? null : currentTarget.value)
          }
        />
      );
    case 'day':
      return (
        <input
          id={id}
          type="date"
          className="field-input"
          value={text}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
        />
      );
    case 'number':
      return (
        <input
          id={id}
          type="number"
          className="field-input"
          min={part.min}
          max={part.max}
          step={part.step ?? 1}
          value={typeof value === 'number' ? value : ''}
          onChange={({ currentTarget: { valueAsNumber } }) =>
            onValue(Number.isNaN(valueAsNumber) ? null : valueAsNumber)
          }
        />
      );
    case 'choice': {
      const isKnown = part.options.some(({ id: option }) => option === value);
      return (
        <select
          id={id}
          className="field-input"
          value={String(value)}
          onChange={({ currentTarget }) =>
            onValue((part.options.find((option) => String(option.id) === currentTarget.value) ?? { id: value }).id)
          }
        >
          {part.options.map((option) => (
            <option key={String(option.id)} value={String(option.id)}>
              {option.label}
            </option>
          ))}
          {/* Otherwise the field would show the first option in the place of an imported value. */}
          {!isKnown && <option>{String(value)}</option>}
        </select>
      );
    }
  }
}

interface EntryFieldsProps {
  parts: readonly EntryPart[];
  entry: Entry;
  /** Accessible name, such as 'bedroom 2'. */
  name: string;
  onEntry: (entry: Entry) => void;
  /** True for short fields, three in a row; default false. */
  isNarrow?: boolean;
}

/** The fields of all parts of an entry. */
export function EntryFields({ parts, entry, name, onEntry, isNarrow = false }: EntryFieldsProps): ReactElement {
  return (
    <div
      className={`grid min-w-0 grow gap-x-6 gap-y-2 ${isNarrow ? 'grid-cols-3 items-end' : 'sm:grid-cols-2'}`}
      role="group"
      aria-label={name}
    >
      {parts.map((part) => (
        <PartField
          key={part.name}
          part={part}
          value={entry[part.name]}
          onValue={(changed) => onEntry({ ...entry, [part.name]: changed })}
        />
      ))}
    </div>
  );
}
