import { CONTENT_STATUS_LABELS } from '#domain/content/status.ts';
import type { ReactElement } from 'react';
import { useStatuses, type StatusSubject } from './use-statuses.ts';

export function StatusBadge(subject: StatusSubject): ReactElement | null {
  const status = useStatuses().statusOf(subject);
  return status === null ? null : (
    <span className="status-badge" data-status={status}>
      {CONTENT_STATUS_LABELS[status]}
    </span>
  );
}
