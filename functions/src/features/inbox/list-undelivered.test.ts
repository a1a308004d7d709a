import type { Firestore } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { storedSubmissionSchema } from '#domain/submission/stored-submission.ts';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { composeMessage } from './compose-message.ts';

const NOW = new Date('2027-03-01T09:00:00Z');

/** An email as the mail extension leaves it. */
function emailOf(subject: string, delivery?: object, to = 'ana@example.org') {
  const expiresAt = new Date('2027-05-30T09:00:00Z');
  return { to: [to], message: { subject, html: '', text: '' }, expiresAt, ...(delivery && { delivery }) };
}

async function undeliveredOf(firestore: Firestore) {
  const stored = storedSubmissionSchema.parse({ ...OLDER_RECORDS.submissions, received: {} });
  return (await composeMessage(firestore, { box: 'submissions', stored }, NOW)).undelivered;
}

it('lists the emails to the sender of a message that finally failed, and no others', async () => {
  const { firestore } = listFixture({
    'mail/waiting': emailOf('Waiting'),
    'mail/sent': emailOf('Sent', { state: 'SUCCESS', attempts: 3 }),
    'mail/failed-twice': emailOf('Failed twice', { state: 'ERROR', attempts: 2 }),
    'mail/failed': emailOf('Your house', { state: 'ERROR', attempts: 3, error: 'rejected' }),
    'mail/team': emailOf('To the team', { state: 'ERROR', attempts: 3 }, 'team@example.org'),
  });
  expect(await undeliveredOf(firestore)).toEqual([
    { subject: 'Your house', at: NOW.toISOString(), isUncertain: false },
  ]);
});

it('lists an email whose sending was cut off as uncertain once that is an hour ago, and not one that is being sent', async () => {
  const { firestore } = listFixture({
    'mail/begun': emailOf('Begun', { state: 'PROCESSING', leaseExpireTime: new Date('2027-03-01T09:01:00Z') }),
    'mail/late': emailOf('Late', { state: 'PROCESSING', leaseExpireTime: new Date('2027-03-01T08:30:00Z') }),
    'mail/cut': emailOf('Cut off', { state: 'PROCESSING', leaseExpireTime: new Date('2027-03-01T07:59:00Z') }),
    'mail/again': emailOf('Again', { state: 'RETRY', attempts: 1, leaseExpireTime: null }),
    'mail/noticed': emailOf('Noticed', { state: 'ERROR', leaseExpireTime: new Date('2027-03-01T08:59:00Z') }),
  });
  expect(await undeliveredOf(firestore)).toMatchObject([
    { subject: 'Cut off', isUncertain: true },
    { subject: 'Noticed', isUncertain: true },
  ]);
});
