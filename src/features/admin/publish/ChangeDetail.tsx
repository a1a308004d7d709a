import { publishingApi } from '@site/domain/api-publishing';
import type { PendingChange } from '@site/domain/pending-change';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { callAsStaff } from '../../../lib/staff/call-as-staff.ts';
import { valueWords } from '../../../lib/staff/content/value-words.ts';
import { fieldWords, PUBLISH_WORDS } from './words.ts';

const words = PUBLISH_WORDS.changes;

/** What publishing a document would change for visitors, field by field, the live words beside the draft's. */
export function ChangeDetail({ change }: { change: PendingChange }): ReactElement {
  const { kind, id, rev, publishedRev } = change;
  const detail = useQuery({
    queryKey: ['change', kind, id, rev, publishedRev],
    queryFn: () => callAsStaff(publishingApi, 'GET /api/admin/changes/{kind}/{id}', { params: { kind, id } }),
  });
  if (detail.isError) return <p className="text-error">{words.detailFailed}</p>;
  if (detail.data === undefined) return <p role="status">…</p>;
  const { before, after } = detail.data;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    // Of a new document only what it says.
    (name) => valueWords(before?.[name]) !== '' || valueWords(after?.[name]) !== '',
  );
  return (
    <table className="change-table">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">{fieldWords(name)}</th>
            <td>{shown(before?.[name])}</td>
            <td>{shown(after?.[name])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shown(value: unknown): ReactElement | string {
  const text = valueWords(value);
  return text === '' ? <em className="text-ink-soft">{words.nothing}</em> : text;
}
