import { publishingApi } from '#domain/api/publishing.ts';
import type { PendingChange } from '#domain/publishing/pending-change.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { callAsStaff } from '#admin/lib/call-as-staff.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { PUBLISH_TEXT } from './text.ts';

const text = PUBLISH_TEXT.changes;

/** What publishing a document would change for visitors, field by field. */
export function ChangeDetail({ change }: { change: PendingChange }): ReactElement {
  const { kind, id, rev, publishedRev } = change;
  const detail = useQuery({
    queryKey: ['change', kind, id, rev, publishedRev],
    queryFn: () => callAsStaff(publishingApi, 'GET /api/admin/changes/{kind}/{id}', { params: { kind, id } }),
  });
  if (detail.isError) return <p className="text-error">{text.detailFailed}</p>;
  if (detail.data === undefined) return <p role="status">…</p>;
  return <DifferenceTable kind={kind} difference={detail.data} before={text.before} after={text.after} />;
}
