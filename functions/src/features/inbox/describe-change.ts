import type { DeskPerson } from '#domain/inbox/handling.ts';
import { INBOX_STATUS_LABELS, type InboxStatus } from '#domain/inbox/options.ts';

interface DeskPosition {
  readonly status: InboxStatus;
  readonly assignee: DeskPerson | null;
}

/** What a change of status and assignment is called in the thread of a message. */
export function describeDeskChange(before: DeskPosition, after: DeskPosition): string {
  return [
    ...(before.status === after.status
      ? []
      : [`${INBOX_STATUS_LABELS[before.status]} → ${INBOX_STATUS_LABELS[after.status]}`]),
    ...(before.assignee?.uid === after.assignee?.uid
      ? []
      : [after.assignee === null ? 'Unassigned' : `Assigned to ${after.assignee.name}`]),
  ].join(' · ');
}
