import { Firestore, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { PARTS } from '#platform/stays/listed-stays.ts';
import { refreshListedStays } from './refresh-listed-stays.ts';

it('a part whose refresh fails stops no other part, and is reported', async () => {
  const firestore = new Firestore({ projectId: 'unit' });
  const failure = new Error('Contention');
  const refresh = vi
    .spyOn(firestore, 'runTransaction')
    .mockRejectedValueOnce(failure)
    .mockResolvedValue({ listed: 1, unreadable: 0 });
  await expect(refreshListedStays(firestore, new Date())).rejects.toBe(failure);
  expect(refresh).toHaveBeenCalledTimes(PARTS.length);
});

it('lists no stay of a calendar or a property that cannot be read, all others, and reports it', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const { calendars } = OLDER_RECORDS;
  const calendarOf = (id: string, stored: object) => ({
    ...{ id, ref: firestore.doc(`calendars/${id}`), data: () => stored },
  });
  const docs = [
    calendarOf('0a', { ...calendars, rev: 'two' }),
    calendarOf('0b', calendars),
    calendarOf('0c', calendars),
  ];
  const properties = ['rental', 'unknown', 'rental'].map((type, index) => ({
    ...{ exists: true, ref: firestore.doc(`properties/0${'abc'.charAt(index)}`), data: () => ({ type }) },
  }));
  const written = new Map<string, { stays: object }>();
  const transaction = {
    get: () => Promise.resolve({ docs: written.size === 0 ? docs : [] }),
    getAll: () => Promise.resolve(properties),
    set: ({ path }: DocumentReference, data: { stays: object }) => written.set(path, data),
  } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  const refresh = refreshListedStays(firestore, new Date('2026-03-01T09:00:00Z'));
  await expect(refresh).rejects.toThrow('2 calendars or properties do not parse');
  expect(Object.keys(written.get('listedStays/rental-0')?.stays ?? {})).toEqual(['0c']);
  expect(written.get('listedStays/rental-f')).toEqual({ stays: {} });
  expect(log.mock.calls).toEqual([
    ['calendars/0a does not parse', expect.any(Error)],
    ['properties/0b does not parse', expect.any(Error)],
  ]);
});
