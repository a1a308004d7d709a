import { isRecord } from '#domain/core/is-record.ts';
import type { ReactElement } from 'react';
import { describedBy } from '#components/form/field-binding.ts';
import { FieldNotes } from '#components/form/FieldNotes.tsx';
import { listFaults } from '#lib/forms/form-errors.ts';
import { CountFields } from './CountFields.tsx';
import { EntryList } from './EntryList.tsx';
import { LineListField } from './LineListField.tsx';
import { emptyEntry, entriesOf, errorsAt, messageOf, textsOf, type Entry, type EntryPart } from './record-entry.ts';

interface Props {
  id: string;
  part: EntryPart;
  value: unknown;
  /** Those of the part, of react-hook-form's tree; undefined for none. */
  errors: unknown;
  onValue: (value: unknown) => void;
}

/** The field of one part of an entry. */
export function PartField({ id, part, value, errors, onValue }: Props): ReactElement {
  const { label } = part;
  // Of a part with several values, the first.
  const [fault] = listFaults({ [part.name]: errors });
  const error = part.type === 'records' ? messageOf(errors) : fault?.message;
  switch (part.type) {
    case 'lines':
      return (
        <LineListField
          id={id}
          label={label}
          entry={part.entry ?? label}
          lines={textsOf(value)}
          onLines={onValue}
          error={error}
        />
      );
    case 'counts':
      return (
        <CountFields
          id={id}
          label={label}
          options={part.options}
          counts={isRecord(value) ? value : {}}
          onCounts={onValue}
          error={error}
        />
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
          error={error}
        >
          {(entry, number, change) => (
            <EntryFields
              id={`${id}-${number - 1}`}
              parts={part.parts}
              entry={entry}
              errors={errorsAt(errors, number - 1)}
              name={`${part.entry} ${number}`}
              onEntry={change}
              isNarrow
            />
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
          <PartInput id={id} part={part} value={value} error={error} onValue={onValue} />
          <FieldNotes id={id} error={error} />
        </div>
      );
  }
}

interface InputProps extends Omit<Props, 'errors'> {
  error: string | undefined;
  part: Extract<EntryPart, { type: 'line' | 'area' | 'day' | 'number' | 'choice' }>;
}

function PartInput({ id, part, value, error, onValue }: InputProps): ReactElement {
  const text = typeof value === 'string' ? value : '';
  const shared = {
    id,
    className: 'field-input',
    'aria-describedby': describedBy(id, undefined, error),
    'aria-invalid': error === undefined ? undefined : true,
  };
  switch (part.type) {
    case 'area':
      return (
        <textarea
          {...shared}
          rows={part.rows ?? 2}
          value={text}
          onChange={({ currentTarget }) => onValue(currentTarget.value)}
        />
      );
    case 'line':
      return (
        <input
          {...shared}
          placeholder={part.hint}
          value={text}
          onChange={({ currentTarget }) =>
            onValue(part.isNullable === true && currentTarget.value === '' ? null : currentTarget.value)
          }
        />
      );
    case 'day':
      return (
        <input {...shared} type="date" value={text} onChange={({ currentTarget }) => onValue(currentTarget.value)} />
      );
    case 'number':
      return (
        <input
          {...shared}
          type="number"
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
          {...shared}
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
  /** The ids of its fields begin with it. */
  id: string;
  parts: readonly EntryPart[];
  entry: Entry;
  /** Those of the entry, of react-hook-form's tree; undefined for none. */
  errors: unknown;
  /** Accessible name, such as 'bedroom 2'. */
  name: string;
  onEntry: (entry: Entry) => void;
  /** True for short fields, three in a row; default false. */
  isNarrow?: boolean;
}

/** The fields of all parts of an entry. */
export function EntryFields(props: EntryFieldsProps): ReactElement {
  const { id, parts, entry, errors, name, onEntry, isNarrow = false } = props;
  return (
    <div
      className={`grid min-w-0 grow gap-x-6 gap-y-2 ${isNarrow ? 'grid-cols-3 items-end' : 'sm:grid-cols-2'}`}
      role="group"
      aria-label={name}
    >
      {parts.map((part) => (
        <PartField
          key={part.name}
          id={`${id}-${part.name}`}
          part={part}
          value={entry[part.name]}
          errors={errorsAt(errors, part.name)}
          onValue={(changed) => onEntry({ ...entry, [part.name]: changed })}
        />
      ))}
    </div>
  );
}
