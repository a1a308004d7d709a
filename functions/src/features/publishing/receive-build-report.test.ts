import { Firestore, Query, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { signMessage } from '#platform/requests/signed-message.ts';
import { receiveBuildReport } from './receive-build-report.ts';

it('what was published before a running build read the content is in the record of that build', async () => {
  vi.stubEnv('BUILD_HOOK_ADDRESS', 'http://127.0.0.1/tasks');
  vi.stubEnv('BUILD_HOOK_SECRET', 's'.repeat(32));
  const firestore = new Firestore({ projectId: 'unit' });
  const { builds, publications, 'system/site': site } = OLDER_RECORDS;
  const stored: Readonly<Record<string, object>> = {
    'system/site': { ...site, state: 'building', requestedRevision: 2 },
    [`builds/${builds.id}`]: { ...builds, who: ['ana@example.org'], what: ['Casa da Duna'], whatCount: 1 },
  };
  const later = { ...publications, revision: 2, who: 'rui@example.org' };
  const get = (target: DocumentReference | Query) =>
    Promise.resolve(
      target instanceof Query
        ? { docs: [{ ref: firestore.doc('publications/2'), data: () => later }] }
        : { exists: true, data: () => stored[target.path] },
    );
  const set = vi.fn();
  const transaction = { get, set } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  const result = { way: 'full', why: '', builtRevision: 2, pages: 1, written: [], writtenCount: 0, removed: [] };
  const live = { report: 'live', buildId: builds.id, release: 'r', kept: null, log: '' };
  const now = new Date();
  const report = { ...live, result: { ...result, seconds: 1, peakMegabytes: 1 } };
  const receive = receiveBuildReport({ database: () => firestore, clock: () => now });
  await receive({ body: signMessage(report, 's'.repeat(32), now) } as never);
  expect(set).toHaveBeenCalledWith(
    expect.objectContaining({ path: `builds/${builds.id}` }),
    expect.objectContaining({
      who: ['ana@example.org', 'rui@example.org'],
      what: ['Casa da Duna', 'Concierge'],
      whatCount: 2,
    }),
  );
});
