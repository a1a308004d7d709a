import type { HandlingPerson } from '#domain/inbox/handling.ts';
import { INBOX_STATUS_LABELS, type InboxStatus } from '#domain/inbox/options.ts';

interface InboxPosition {
  readonly status: InboxStatus;
  readonly assignee: HandlingPerson | null;
}

/** What a change of status and assignment is called in the thread of a message. */
export function describeChange(before: InboxPosition, after: InboxPosition): string {
  return [
    ...(before.status === after.status
      ? []
      : [`${INBOX_STATUS_LABELS[before.status]} → ${INBOX_STATUS_LABELS[after.status]}`]),
    ...(before.assignee?.uid === after.assignee?.uid
      ? []
      : [after.assignee === null ? 'Unassigned' : `Assigned to ${after.assignee.name}`]),
  ].join(' · ');
}
