import type { ReactElement } from 'react';
import type { SheetFacts } from './read-sheet.ts';
import { IMPORT_TEXT } from './text.ts';

const text = IMPORT_TEXT.map;

interface Props {
  /** What the column becomes. */
  label: string;
  /** Whether nothing can be imported without it. */
  isRequired: boolean;
  /** The column, counted from 0; null for none. */
  column: number | null;
  /** The sheet. */
  facts: SheetFacts;
  /** Hears which column it is. */
  take: (column: number | null) => void;
}

/** One part of a property, the column it is taken from, and what stands there. */
export function MapRow({ label, isRequired, column, facts, take }: Props): ReactElement {
  const samples = column === null ? [] : facts.samples.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  return (
    <tr>
      <th scope="row">
        {label}
        {isRequired && <span className="text-clay"> · {text.required}</span>}
      </th>
      <td>
        <select
          className="field-input"
          aria-label={`${text.column}: ${label}`}
          value={column ?? ''}
          onChange={({ target }) => take(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{text.none}</option>
          {facts.headings.map((heading, index) => (
            <option key={index} value={index}>
              {heading === '' ? `${index + 1}` : heading}
            </option>
          ))}
        </select>
      </td>
      <td className="text-ink-soft">{samples.join(' · ').slice(0, 160)}</td>
    </tr>
  );
}
