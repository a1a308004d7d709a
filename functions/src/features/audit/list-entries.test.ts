import type { Auth } from 'firebase-admin/auth';
import { expect, it } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture, staffInput } from '#platform/requests/list-fixture.ts';
import { listEntries } from './list-entries.ts';

it('the audit log is listed without an entry that cannot be read, which is logged', async () => {
  const entry = { ...OLDER_RECORDS.auditLog, action: 'subscriber.exported', target: 'subscribers' };
  const { log, database } = listFixture({
    'auditLog/0': entry,
    'auditLog/1': { ...entry, details: null },
    'auditLog/2': entry,
  });
  const list = listEntries(database, () => ({}) as Auth);
  const { entries } = await list({ ...staffInput('admin'), query: {} });
  expect(entries.map(({ id }) => id)).toEqual(['0', '2']);
  expect(log).toHaveBeenCalledExactlyOnceWith('auditLog/1 does not parse', expect.any(Error));
});
