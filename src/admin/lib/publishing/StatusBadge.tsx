import { CONTENT_STATUS_LABELS } from '#domain/content/status.ts';
import { isRolledBack } from '#domain/publishing/site-state-machine.ts';
import type { ReactElement } from 'react';
import { useSite } from './use-site.ts';
import { useStatuses, type StatusSubject } from './use-statuses.ts';

const TEXT = { checking: 'Checking', rolledBack: 'Site rolled back' } as const;

/** What visitors see of a document. */
export function StatusBadge(subject: StatusSubject): ReactElement {
  const { statusOf } = useStatuses();
  const site = useSite().data?.site ?? null;
  const status = statusOf(subject);
  return (
    <>
      <span className="status-badge" data-status={status ?? 'checking'}>
        {status === null ? TEXT.checking : CONTENT_STATUS_LABELS[status]}
      </span>
      {site !== null && isRolledBack(site) && (
        <span className="status-badge" data-status="rolled-back">
          {TEXT.rolledBack}
        </span>
      )}
    </>
  );
}
