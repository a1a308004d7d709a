import type { Auth } from 'firebase-admin/auth';
import { Query, WriteBatch } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { listFixture, staffInput } from '#platform/requests/list-fixture.ts';
import { readPersonFile } from './read-person-file.ts';

/** The file of a person without documents but for these emails, whose address each query about publishing finds once. */
function readFile(mails: Record<string, object>) {
  const { database, clock } = listFixture({}, {}, {}, mails);
  vi.spyOn(WriteBatch.prototype, 'commit').mockResolvedValue([]);
  const counted = { get: () => Promise.resolve({ data: () => ({ count: 1 }) }) };
  vi.spyOn(Query.prototype, 'count').mockReturnValue(counted as unknown as ReturnType<Query['count']>);
  const accounts = () => ({ getUserByEmail: () => Promise.resolve(null) }) as unknown as Auth;
  const read = readPersonFile({ database, accounts, clock });
  return read({ ...staffInput('admin'), body: { email: 'ana@test.example' } });
}

it('a person is shown with an email that cannot be read, beside one that can', async () => {
  const { mails } = await readFile({
    'mail/0': { about: 'staff/ana', template: { name: 'welcome' } },
    'mail/1': { about: 'staff/ana', message: { subject: 'Welcome', text: 'Hello', html: '<p>Hello</p>' } },
  });
  expect(mails).toEqual([
    { about: 'staff/ana', template: { name: 'welcome' }, subject: '', text: '' },
    { about: 'staff/ana', subject: 'Welcome', text: 'Hello' },
  ]);
});

it('a former colleague of whom only publishing has the email is found, so that it can be erased', async () => {
  expect(await readFile({})).toMatchObject({ enquiries: [], account: null, mails: [], published: 3 });
});
