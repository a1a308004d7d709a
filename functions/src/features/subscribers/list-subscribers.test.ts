import { Query } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture, staffInput } from '#platform/requests/list-fixture.ts';
import { listSubscribers } from './list-subscribers.ts';

it('sign-ups are listed without one that cannot be read, which is logged', async () => {
  const { subscribers } = OLDER_RECORDS;
  const { log, database } = listFixture({
    'subscribers/0': { ...subscribers, email: 'unreadable' },
    'subscribers/1': subscribers,
  });
  const count = { get: () => Promise.resolve({ data: () => ({ count: 2 }) }) };
  vi.spyOn(Query.prototype, 'count').mockReturnValue(count as unknown as ReturnType<Query['count']>);
  const found = await listSubscribers(database)({ ...staffInput('concierge'), body: {} });
  expect(found.subscribers.map(({ email }) => email)).toEqual(['ana@example.org']);
  expect(log).toHaveBeenCalledExactlyOnceWith('subscribers/0 does not parse', expect.any(Error));
});
