import { CONTENT_STATUS_LABELS } from '#domain/content/status.ts';
import { isRolledBack } from '#domain/publishing/site-state-machine.ts';
import type { ReactElement } from 'react';
import { useSite } from './use-site.ts';
import { useStatuses, type StatusSubject } from './use-statuses.ts';

const TEXT = { checking: 'Checking', rolledBack: 'Site rolled back' } as const;

/** A dot and a text: never colour alone. The colours of both are set where it is used. */
export const BADGE =
  'inline-flex items-center gap-1.5 rounded-hair border border-sand bg-lime px-2 py-0.5 font-text text-[0.75rem]/[1.35] font-medium whitespace-nowrap before:size-2 before:rounded-full before:border-2';

const DOTS: Readonly<Record<string, string>> = {
  live: 'before:border-sale before:bg-sale',
  changed: 'before:border-clay before:bg-clay',
  scheduled: 'before:border-anil',
};

/** What visitors see of a document. */
export function StatusBadge(subject: StatusSubject): ReactElement {
  const { statusOf } = useStatuses();
  const site = useSite().data?.site ?? null;
  const status = statusOf(subject);
  return (
    <>
      <span className={`${BADGE} text-ink ${DOTS[status ?? 'checking'] ?? 'before:border-field'}`}>
        {status === null ? TEXT.checking : CONTENT_STATUS_LABELS[status]}
      </span>
      {site !== null && isRolledBack(site) && (
        <span className={`${BADGE} text-ink before:border-field`}>{TEXT.rolledBack}</span>
      )}
    </>
  );
}
