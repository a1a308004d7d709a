import { randomUUID } from 'node:crypto';
import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import type { HandlingPerson } from '#domain/inbox/handling.ts';
import { ApiError } from '#domain/core/errors.ts';
import { describeChange } from './describe-change.ts';
import { NOT_INBOX_STAFF } from '#domain/inbox/text.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { answersPeople } from './answers-people.ts';
import { inHandling, requireSeen, type InboxTransaction } from './inbox-transaction.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { writeHandling } from './write-handling.ts';

/** Makes the handler of PUT /api/admin/inbox/{box}/{id}. */
export function changeMessage(deps: InboxDeps): Handler<(typeof inboxApi)['PUT /api/admin/inbox/{box}/{id}']> {
  return ({ params, body: { rev, status, assignee: uid }, member }) =>
    inHandling(deps, params, member, async (step) => {
      const { stored } = step.message;
      // What is stored already needs no other revision: two who choose the same agree.
      if (stored.status === status && (stored.assignee?.uid ?? null) === uid) return;
      await requireSeen(step, rev);
      const assignee = await personNamed(step, uid);
      const text = describeChange(stored, { status, assignee });
      const entries = [{ id: randomUUID(), kind: 'change', subject: '', text } as const];
      writeHandling(step, { action: 'changed', status, assignee, entries });
    });
}

/** The colleague of an id; whoever looks after the message already stays, even if gone from the desk. */
async function personNamed(step: InboxTransaction, uid: string | null): Promise<HandlingPerson | null> {
  const { stored } = step.message;
  if (uid === null) return null;
  if (uid === stored.assignee?.uid) return stored.assignee;
  if (uid === step.person.uid) return step.person;
  const found = await step.transaction.get(step.firestore.doc(staffPath(uid)));
  const staff = found.exists ? storedStaffSchema.parse(found.data()) : null;
  if (staff !== null && answersPeople(staff)) return { uid, name: staff.name };
  throw new ApiError('invalid_request', { fields: [{ path: 'assignee', message: NOT_INBOX_STAFF }] });
}
