import { Firestore, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { INITIAL_SITE_STATE } from '#domain/publishing/site-state.ts';
import { readReleasePeriods } from './release-periods.ts';

it('the period of a release whose build cannot be read, which is logged, has no start', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const [at, requestedAt] = ['2026-03-01T10:00:00.000Z', '2026-03-01T09:00:00.000Z'];
  const [first, second] = ['4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f', '5b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f'];
  const releases = [first, second].map((buildId) => ({ buildId, release: buildId, revision: 1, at }));
  const stored: Record<string, object> = {
    'system/site': { ...INITIAL_SITE_STATE, releases },
    [`builds/${first}`]: { action: 'unknown', requestedAt },
    [`builds/${second}`]: { action: 'build', requestedAt },
  };
  const read = (ref: DocumentReference) => ({ ref, exists: ref.path in stored, data: () => stored[ref.path] });
  const transaction = {
    get: (ref: DocumentReference) => Promise.resolve(read(ref)),
    getAll: (...refs: DocumentReference[]) => Promise.resolve(refs.slice(0, -1).map(read)),
  } as unknown as Transaction;
  const firestore = new Firestore({ projectId: 'unit' });
  expect(await readReleasePeriods(firestore, transaction, new Date(at))).toEqual([
    { from: '', to: at },
    { from: requestedAt, to: at },
  ]);
  expect(log).toHaveBeenCalledExactlyOnceWith(`builds/${first} does not parse`, expect.any(Error));
});
