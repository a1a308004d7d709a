import { publishingApi } from '@site/domain/api-publishing';
import type { PendingChange } from '@site/domain/pending-change';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { callAsStaff } from '../../../lib/staff/call-as-staff.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { PUBLISH_WORDS } from './words.ts';

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
  return <DifferenceTable difference={detail.data} before={words.before} after={words.after} />;
}
