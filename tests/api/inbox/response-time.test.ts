import { replyTimeSchema } from '#domain/inbox/response-time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureResponseTime } from '#functions/features/response-time/measure-response-time.ts';
import { responseTimePath } from '#functions/platform/firestore-paths.ts';
import type { Account } from '#support/accounts/fixture.ts';
import { openInboxFixture } from '#support/inbox/fixture.ts';

const inbox = openInboxFixture();
let ana: Account;
let before: FirebaseFirestore.DocumentData | undefined;

beforeAll(async () => {
  ana = await inbox.accounts.open('concierge');
  before = (await inbox.firestore.doc(responseTimePath()).get()).data();
});

afterAll(async () => {
  if (before === undefined) await inbox.firestore.doc(responseTimePath()).delete();
  else await inbox.firestore.doc(responseTimePath()).set(before);
  await inbox.close();
});

it('the nightly job stores the median time to the first answer for the build of the site', async () => {
  const was = await measureResponseTime(inbox.firestore, new Date());
  const { box, id } = await inbox.sendContact();
  const fields = { rev: 1, status: 'answered', assignee: null };
  await inbox.call(ana, 'PUT', `/api/admin/inbox/${box}/${id}`, fields);
  const now = new Date();
  const is = await measureResponseTime(inbox.firestore, now);
  expect(is.answers).toBe(was.answers + 1);
  const stored = replyTimeSchema.parse((await inbox.firestore.doc(responseTimePath()).get()).data());
  expect(stored).toEqual({ ...is, measuredAt: now.toISOString() });
});
