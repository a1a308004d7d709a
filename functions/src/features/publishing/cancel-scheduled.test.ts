import { Firestore, type Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { NO_LONGER_WAITING } from '#domain/publishing/text.ts';
import { cancelScheduled } from './cancel-scheduled.ts';

it('a publication that was made in the meantime is not cancelled, and the editor learns it', async () => {
  const firestore = new Firestore({ projectId: 'unit' });
  const id = '00000000-0000-4000-8000-000000000001';
  const targets = [{ kind: 'services', id: 'concierge', rev: 1 }];
  const done = { id, targets, titles: [], at: '2026-03-01T09:00:00.000Z', state: 'done', why: '', uid: 'ana', who: '' };
  const remove = vi.fn();
  const found = { exists: true, data: () => done };
  const transaction = { get: () => Promise.resolve(found), delete: remove, create: vi.fn() } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  const cancel = cancelScheduled({ database: () => firestore, clock: () => new Date() });
  const call = { params: { id }, query: { state: 'waiting' }, member: { uid: 'ana' } };
  await expect(cancel(call as never)).rejects.toMatchObject({ code: 'conflict', detail: NO_LONGER_WAITING });
  expect(remove).not.toHaveBeenCalled();
});
