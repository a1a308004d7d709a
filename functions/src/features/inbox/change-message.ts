import { randomUUID } from 'node:crypto';
import type { Handler } from '#domain/api/handler.ts';
import type { inboxApi } from '#domain/api/inbox.ts';
import type { DeskPerson } from '#domain/inbox/handling.ts';
import { ApiError } from '#domain/core/errors.ts';
import { describeDeskChange } from './describe-change.ts';
import { NOT_OF_THE_DESK } from '#domain/inbox/text.ts';
import { storedStaffSchema } from '#domain/staff/stored-staff.ts';
import { staffPath } from '#platform/firestore-paths.ts';
import { answersPeople } from './answers-people.ts';
import { atDesk, requireSeen, type DeskStep } from './inbox-transaction.ts';
import type { InboxDesk } from './inbox-deps.ts';
import { writeDesk } from './write-handling.ts';

/** Makes the handler of PUT /api/admin/inbox/{box}/{id}. */
export function changeMessage(desk: InboxDesk): Handler<(typeof inboxApi)['PUT /api/admin/inbox/{box}/{id}']> {
  return ({ params, body: { rev, status, assignee: uid }, member }) =>
    atDesk(desk, params, member, async (step) => {
      const { stored } = step.message;
      // What is stored already needs no other revision: two who choose the same agree.
      if (stored.status === status && (stored.assignee?.uid ?? null) === uid) return;
      await requireSeen(step, rev);
      const assignee = await personNamed(step, uid);
      const text = describeDeskChange(stored, { status, assignee });
      const entries = [{ id: randomUUID(), kind: 'change', subject: '', text } as const];
      writeDesk(step, { deed: 'changed', status, assignee, entries });
    });
}

/** The colleague of an id; whoever looks after the message already stays, even if gone from the desk. */
async function personNamed(step: DeskStep, uid: string | null): Promise<DeskPerson | null> {
  const { stored } = step.message;
  if (uid === null) return null;
  if (uid === stored.assignee?.uid) return stored.assignee;
  if (uid === step.person.uid) return step.person;
  const found = await step.transaction.get(step.firestore.doc(staffPath(uid)));
  const staff = found.exists ? storedStaffSchema.parse(found.data()) : null;
  if (staff !== null && answersPeople(staff)) return { uid, name: staff.name };
  throw new ApiError('invalid_request', { fields: [{ path: 'assignee', message: NOT_OF_THE_DESK }] });
}
