import { ArrowUp, X } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { LINE_LIST_TEXT as text } from './line-list-text.ts';
import { LineListField } from './LineListField.tsx';
import { textsOf, type Entry, type EntryPart } from './record-entry.ts';

interface Props {
  /** Name of the entry with its position. */
  name: string;
  parts: readonly EntryPart[];
  record: Entry;
  onRecord: (record: Entry) => void;
  /** Null for the first entry. */
  onMoveUp: (() => void) | null;
  onRemove: () => void;
}

/** One entry of a list of small records. */
export function RecordEntry({ name, parts, record, onRecord, onMoveUp, onRemove }: Props): ReactElement {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 border-b border-sand py-3">
      <div className="grid min-w-0 gap-x-6 gap-y-2 sm:grid-cols-2" role="group" aria-label={name}>
        {parts.map((part) => (
          <PartField
            key={part.name}
            part={part}
            value={record[part.name]}
            onValue={(value) => onRecord({ ...record, [part.name]: value })}
          />
        ))}
      </div>
      <div className="flex flex-col">
        <button
          type="button"
          className="icon-button"
          aria-label={text.moveUp(name)}
          aria-disabled={onMoveUp === null}
          onClick={() => onMoveUp?.()}
        >
          <ArrowUp size={18} />
        </button>
        <button type="button" className="icon-button" aria-label={text.removeNamed(name)} onClick={onRemove}>
          <X size={18} />
        </button>
      </div>
    </li>
  );
}

interface PartProps {
  part: EntryPart;
  value: unknown;
  onValue: (value: unknown) => void;
}

function PartField({ part, value, onValue }: PartProps): ReactElement {
  const id = useId();
  const { label, type, options = [], rows = 2, entry = label } = part;
  if (type === 'lines') return <LineListField label={label} entry={entry} lines={textsOf(value)} onLines={onValue} />;
  const shared = {
    id,
    className: 'field-input',
    value: typeof value === 'string' ? value : '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onValue(currentTarget.value),
  };
  return (
    <div className={type === 'area' ? 'field field-wide' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {type === 'area' && <textarea {...shared} rows={rows} />}
      {type === 'line' && <input {...shared} />}
      {type === 'choice' && (
        <select {...shared}>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
