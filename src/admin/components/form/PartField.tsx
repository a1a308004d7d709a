import { useId, type ReactElement } from 'react';
import { LineListField } from './LineListField.tsx';
import { textsOf, type EntryPart } from './record-entry.ts';

interface Props {
  part: EntryPart;
  value: unknown;
  onValue: (value: unknown) => void;
}

/** The field of one part of an entry. */
export function PartField({ part, value, onValue }: Props): ReactElement {
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
