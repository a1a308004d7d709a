import { replyTimeSchema } from '#domain/inbox/response-time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { measureReplyTime } from '#functions/features/response-time/measure-response-time.ts';
import { replyTimePath } from '#functions/platform/firestore-paths.ts';
import type { Account } from '#support/accounts/actors.ts';
import { openInboxOffice } from '#support/inbox/inbox-fixture.ts';

const desk = openInboxOffice();
let ana: Account;
let before: FirebaseFirestore.DocumentData | undefined;

beforeAll(async () => {
  ana = await desk.office.open('concierge');
  before = (await desk.firestore.doc(replyTimePath()).get()).data();
});

afterAll(async () => {
  if (before === undefined) await desk.firestore.doc(replyTimePath()).delete();
  else await desk.firestore.doc(replyTimePath()).set(before);
  await desk.close();
});

it('the nightly job keeps the median time to the first answer where the build of the site reads it', async () => {
  const was = await measureReplyTime(desk.firestore, new Date());
  const { box, id } = await desk.sendContact();
  const fields = { rev: 1, status: 'answered', assignee: null };
  await desk.call(ana, 'PUT', `/api/admin/inbox/${box}/${id}`, fields);
  const now = new Date();
  const is = await measureReplyTime(desk.firestore, now);
  expect(is.answers).toBe(was.answers + 1);
  const stored = replyTimeSchema.parse((await desk.firestore.doc(replyTimePath()).get()).data());
  expect(stored).toEqual({ ...is, measuredAt: now.toISOString() });
});
