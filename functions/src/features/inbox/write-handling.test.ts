import { Firestore, type Transaction } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { storedSubmissionSchema } from '#domain/submission/stored-submission.ts';
import { THREAD_MAX } from '#domain/inbox/limits.ts';
import type { InboxTransaction } from './inbox-transaction.ts';
import { writeHandling } from './write-handling.ts';

const NOW = new Date('2027-03-01T09:00:00Z');

const PERSON = { uid: 'rita', name: 'Rita' };

const ENTRY = { id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', subject: '', text: 'Answered → Closed' };

/** A change of a message with these fields, and the fields that it writes. */
function changeOf(fields: object) {
  const updated: Record<string, unknown> = {};
  const transaction = {
    update: (_: unknown, change: object) => Object.assign(updated, change),
    create: () => undefined,
  } as unknown as Transaction;
  const stored = storedSubmissionSchema.parse({ ...OLDER_RECORDS.submissions, received: {}, ...fields });
  const firestore = new Firestore({ projectId: 'unit' });
  const message = { box: 'submissions' as const, stored };
  const step: InboxTransaction = { firestore, transaction, message, person: PERSON, now: NOW, uid: PERSON.uid };
  return { step, updated };
}

it('closes a message whose thread is full, which takes no further note', () => {
  const thread = Array.from({ length: THREAD_MAX }, () => ({ ...ENTRY, kind: 'note', by: PERSON, at: NOW }));
  const { step, updated } = changeOf({ status: 'answered', thread });
  writeHandling(step, { action: 'submission.changed', status: 'closed', entries: [{ ...ENTRY, kind: 'change' }] });
  expect(updated).toMatchObject({ status: 'closed' });
  expect(updated).not.toHaveProperty('thread');
  expect(() => writeHandling(step, { action: 'submission.noted', entries: [{ ...ENTRY, kind: 'note' }] })).toThrow();
});

it('counts a booking as the first answer, and not its cancellation', () => {
  const booking = changeOf({ status: 'new' });
  writeHandling(booking.step, { action: 'submission.changed', status: 'booked' });
  expect(booking.updated).toMatchObject({ answeredAt: NOW });
  const cancellation = changeOf({ status: 'booked' });
  writeHandling(cancellation.step, { action: 'submission.changed', status: 'answered' });
  expect(cancellation.updated).not.toHaveProperty('answeredAt');
});
