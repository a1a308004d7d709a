import {
  Firestore,
  Query,
  type DocumentReference,
  type QuerySnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { BUILD_NEVER_REPORTED } from '#domain/publishing/text.ts';
import { runPublishingTick } from './run-publishing-tick.ts';

it('a silent build ends although its record cannot be read, so that the site can be built again', async () => {
  const firestore = new Firestore({ projectId: 'unit' });
  const { builds, 'system/site': site } = OLDER_RECORDS;
  const lease = { buildId: builds.id, until: '2026-03-01T09:00:00.000Z' };
  const stored: Readonly<Record<string, object>> = {
    'system/site': { ...site, state: 'building', begunRevision: site.requestedRevision, lease },
    [`builds/${builds.id}`]: { ...builds, whatCount: null },
  };
  const get = (ref: DocumentReference) => Promise.resolve({ ref, exists: true, data: () => stored[ref.path] });
  const [set, update] = [vi.fn(), vi.fn()];
  const transaction = { get, set, update } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs: [] } as unknown as QuerySnapshot);
  await runPublishingTick({ database: () => firestore, clock: () => new Date('2026-03-01T09:00:01Z') });
  expect(set).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: 'system/site' }),
    expect.objectContaining({ state: 'failed', lease: null }),
  );
  expect(update).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: `builds/${builds.id}` }), {
    state: 'failed',
    endedAt: '2026-03-01T09:00:01.000Z',
    failure: BUILD_NEVER_REPORTED,
  });
});
