import { DocumentReference, Query, type WriteResult } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { measureResponseTime } from './measure-response-time.ts';

it('the response time is measured and stored without a message that cannot be read, which is logged', async () => {
  const receivedAt = new Date('2026-03-01T09:00:00Z');
  const answered = { receivedAt, answeredAt: new Date('2026-03-01T09:30:00Z') };
  const { log, firestore } = listFixture(
    { 'enquiries/0': { receivedAt, answeredAt: 'soon' }, 'enquiries/1': answered },
    { 'submissions/0': answered },
  );
  const store = vi.spyOn(DocumentReference.prototype, 'set').mockResolvedValue({} as WriteResult);
  const now = new Date('2026-03-02T09:00:00Z');
  const measured = { medianMinutes: 30, answers: 2 };
  expect(await measureResponseTime(firestore, now)).toEqual(measured);
  expect(store).toHaveBeenCalledExactlyOnceWith({ ...measured, measuredAt: now });
  expect(log).toHaveBeenCalledExactlyOnceWith('enquiries/0 does not parse', expect.any(Error));
});

it('reads the messages page by page, because those of a busy quarter do not fit into memory', async () => {
  const times = { receivedAt: new Date('2026-03-01T09:00:00Z'), answeredAt: new Date('2026-03-01T09:30:00Z') };
  const full = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`enquiries/${index}`, times]));
  const { firestore } = listFixture(full, { 'enquiries/1000': times }, { 'submissions/0': times });
  vi.spyOn(Query.prototype, 'startAfter').mockReturnThis();
  vi.spyOn(DocumentReference.prototype, 'set').mockResolvedValue({} as WriteResult);
  const now = new Date('2026-03-02T09:00:00Z');
  expect(await measureResponseTime(firestore, now)).toEqual({ medianMinutes: 30, answers: 1002 });
});
