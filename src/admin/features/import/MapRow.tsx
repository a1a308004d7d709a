import { columnNames } from '#domain/import/mapping.ts';
import { cutText } from '#domain/text/cut-text.ts';
import type { ReactElement } from 'react';
import type { SheetFacts } from './read-sheet.ts';
import { IMPORT_TEXT } from './text.ts';

const text = IMPORT_TEXT.map;

interface Props {
  label: string;
  isRequired: boolean;
  /** Index of the column in the sheet; null for none. */
  column: number | null;
  facts: SheetFacts;
  take: (column: number | null) => void;
  /** Whether an empty cell clears the field; null where that cannot be chosen. */
  clearing: { readonly isChosen: boolean; readonly choose: (isChosen: boolean) => void } | null;
}

/** One imported field, the column it is read from, and samples of its cells. */
export function MapRow({ label, isRequired, column, facts, take, clearing }: Props): ReactElement {
  const samples = column === null ? [] : facts.samples.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  return (
    <tr>
      <th scope="row">
        {label}
        {isRequired && <span className="text-clay"> · {text.required}</span>}
      </th>
      <td>
        <select
          className="field-input min-w-48"
          aria-label={`${text.column}: ${label}`}
          value={column ?? ''}
          onChange={({ target }) => take(target.value === '' ? null : Number(target.value))}
        >
          <option value="">{text.none}</option>
          {columnNames(facts.headings).map((name, index) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </select>
      </td>
      <td>
        {clearing === null ? (
          column !== null && <span className="text-ink-soft">{isRequired ? '' : text.emptyKeeps}</span>
        ) : (
          <select
            className="field-input min-w-48"
            aria-label={text.emptyOf(label)}
            value={clearing.isChosen ? 'clear' : 'keep'}
            onChange={({ target }) => clearing.choose(target.value === 'clear')}
          >
            <option value="keep">{text.emptyKeeps}</option>
            <option value="clear">{text.emptyClears}</option>
          </select>
        )}
      </td>
      <td className="text-ink-soft max-md:min-w-80">{cutText(samples.join(' · '), 160)}</td>
    </tr>
  );
}
