import { Firestore, type Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { staffInput } from '#platform/requests/list-fixture.ts';
import { renewExportKey } from './change-export-key.ts';

const KEY = '0123456789abcdef0123456789abcdef';

/** Renews the key of a calendar as a colleague who saw this one; gives whether a calendar was written. */
async function renew(stored: string | null, replaces?: string): Promise<boolean> {
  const firestore = new Firestore({ projectId: 'unit' });
  const set = vi.fn();
  const transaction = {
    getAll: () =>
      Promise.resolve([
        { exists: true, data: () => ({ ...OLDER_RECORDS.calendars, exportKey: stored }) },
        { exists: true, data: () => ({ type: 'event' }) },
      ]),
    ...{ set, create: () => undefined },
  } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  const deps = { database: () => firestore, clock: () => new Date('2027-03-01T09:00:00Z') };
  await renewExportKey(deps)({
    ...staffInput('editor'),
    params: { id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f' },
    query: { replaces },
  });
  return set.mock.calls.length > 0;
}

it('a new URL for other sites replaces only the one that the editor saw', async () => {
  await expect(renew(KEY, 'none')).rejects.toMatchObject({ code: 'conflict' });
  await expect(renew(null, KEY)).rejects.toMatchObject({ code: 'conflict' });
  expect(await renew(KEY, KEY)).toBe(true);
  expect(await renew(null, 'none')).toBe(true);
  expect(await renew(KEY)).toBe(true);
});
