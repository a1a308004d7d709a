import { randomUUID } from 'node:crypto';
import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import type { HandlingPerson } from '#domain/inbox/handling.ts';
import { INBOX_STATUS_LABELS, type InboxStatus } from '#domain/inbox/options.ts';
import { ApiError } from '#domain/core/errors.ts';
import { NOT_INBOX_STAFF } from '#domain/inbox/text.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { handlesMessages } from './inbox-people.ts';
import { inInboxTransaction, requireRevision, type InboxTransaction } from './inbox-transaction.ts';
import type { SiteDeps } from '#platform/content/published-content.ts';
import { MESSAGE_NOUNS, writeHandling } from './write-handling.ts';

/** Makes the handler of PUT /api/admin/inbox/{box}/{id}. */
export function changeMessage(deps: SiteDeps): Handler<(typeof inboxApi)['PUT /api/admin/inbox/{box}/{id}']> {
  return ({ params, body: { rev, status, assignee: uid }, member }) =>
    inInboxTransaction(deps, params, member, async (step) => {
      const { stored } = step.message;
      // No conflict when two people choose the same.
      if (stored.status === status && (stored.assignee?.uid ?? null) === uid) return;
      await requireRevision(step, rev);
      const assignee = await findAssignee(step, uid);
      const text = describeChange(stored, { status, assignee });
      const entries = [{ id: randomUUID(), kind: 'change', subject: '', text } as const];
      writeHandling(step, { action: `${MESSAGE_NOUNS[params.box]}.changed`, status, assignee, entries });
    });
}

/** The colleague with this id; the current assignee stays valid even without access to the inbox. */
async function findAssignee(step: InboxTransaction, uid: string | null): Promise<HandlingPerson | null> {
  const { stored } = step.message;
  if (uid === null) return null;
  if (uid === stored.assignee?.uid) return stored.assignee;
  if (uid === step.person.uid) return step.person;
  const found = await step.transaction.get(step.firestore.doc(staffPath(uid)));
  const staff = found.exists ? storedStaffSchema.parse(found.data()) : null;
  if (staff !== null && handlesMessages(staff)) return { uid, name: staff.name };
  throw new ApiError('invalid_request', { fields: [{ path: 'assignee', message: NOT_INBOX_STAFF }] });
}

interface Assignment {
  readonly status: InboxStatus;
  readonly assignee: HandlingPerson | null;
}

/** Describes a change of status and assignee in the thread of a message. */
function describeChange(before: Assignment, after: Assignment): string {
  return [
    ...(before.status === after.status
      ? []
      : [`${INBOX_STATUS_LABELS[before.status]} → ${INBOX_STATUS_LABELS[after.status]}`]),
    ...(before.assignee?.uid === after.assignee?.uid
      ? []
      : [after.assignee === null ? 'Unassigned' : `Assigned to ${after.assignee.name}`]),
  ].join(' · ');
}
