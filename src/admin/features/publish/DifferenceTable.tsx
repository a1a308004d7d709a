import type { ContentKind } from '#domain/content/kinds.ts';
import type { ChangeDetail } from '#domain/publishing/pending-change.ts';
import type { ReactElement } from 'react';
import { fieldLabel, isDerivedField } from '#admin/lib/content/field-labels.ts';
import { valueText } from '#admin/lib/content/value-text.ts';
import { PUBLISH_TEXT } from './text.ts';

interface Props {
  kind: ContentKind;
  difference: ChangeDetail;
  before: string;
  after: string;
}

/** Two versions of a document, field by field; fields that are empty in both are left out. */
export function DifferenceTable({ kind, difference, before, after }: Props): ReactElement {
  const was = difference.before ?? {};
  const is = difference.after ?? {};
  const names = Object.keys({ ...was, ...is }).filter(
    (name) => !isDerivedField(name) && (valueText(was[name]) !== '' || valueText(is[name]) !== ''),
  );
  return (
    <table className="value-table mt-3 table-fixed text-small [&_:is(td,th)]:pr-3">
      <thead>
        <tr className="text-ink-soft">
          <td className="w-[26%]" />
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{fieldLabel(kind, name)}</th>
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
