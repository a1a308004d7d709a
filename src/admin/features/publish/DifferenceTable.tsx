import type { ChangeDetail } from '#domain/publishing/pending-change.ts';
import type { ReactElement } from 'react';
import { valueText } from '#admin/lib/content/value-text.ts';
import { fieldText, PUBLISH_TEXT } from './text.ts';

interface Props {
  difference: ChangeDetail;
  before: string;
  after: string;
}

/** Two versions of a document, field by field; fields that are empty in both are left out. */
export function DifferenceTable({ difference, before, after }: Props): ReactElement {
  const was = difference.before ?? {};
  const is = difference.after ?? {};
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => valueText(was[name]) !== '' || valueText(is[name]) !== '',
  );
  return (
    <table className="change-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{fieldText(name)}</th>
            <td>{shown(was[name])}</td>
            <td>{shown(is[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shown(value: unknown): ReactElement | string {
  const text = valueText(value);
  return text === '' ? <em className="text-ink-soft">{PUBLISH_TEXT.changes.nothing}</em> : text;
}
