import { replyTimeSchema } from '#domain/inbox/response-time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureResponseTime } from '#functions/features/response-time/measure-response-time.ts';
import { responseTimePath } from '#functions/platform/firestore-paths.ts';
import type { Account } from '#support/accounts/actors.ts';
import { openInboxFixture } from '#support/inbox/inbox-fixture.ts';

const fixture = openInboxFixture();
let ana: Account;
let before: FirebaseFirestore.DocumentData | undefined;

beforeAll(async () => {
  ana = await fixture.accountFixture.open('concierge');
  before = (await fixture.firestore.doc(responseTimePath()).get()).data();
});

afterAll(async () => {
  if (before === undefined) await fixture.firestore.doc(responseTimePath()).delete();
  else await fixture.firestore.doc(responseTimePath()).set(before);
  await fixture.close();
});

it('the nightly job keeps the median time to the first answer where the build of the site reads it', async () => {
  const was = await measureResponseTime(fixture.firestore, new Date());
  const { box, id } = await fixture.sendContact();
  const fields = { rev: 1, status: 'answered', assignee: null };
  await fixture.call(ana, 'PUT', `/api/admin/inbox/${box}/${id}`, fields);
  const now = new Date();
  const is = await measureResponseTime(fixture.firestore, now);
  expect(is.answers).toBe(was.answers + 1);
  const stored = replyTimeSchema.parse((await fixture.firestore.doc(responseTimePath()).get()).data());
  expect(stored).toEqual({ ...is, measuredAt: now.toISOString() });
});
