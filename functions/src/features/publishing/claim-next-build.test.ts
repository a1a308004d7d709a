import { Query, type Transaction } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { claimNextBuild } from './claim-next-build.ts';

it('a publication that cannot be read is missing in the record of the build, which begins, and is logged', async () => {
  const { publications, 'system/site': site } = OLDER_RECORDS;
  const requested = { exists: true, data: () => ({ ...site, lease: null, requestedRevision: 3 }) };
  const { log, firestore, ...deps } = listFixture({
    'publications/0': { ...publications, changes: null },
    'publications/1': { ...publications, who: 'ana@example.org' },
  });
  const get = async (target: unknown) => (target instanceof Query ? await target.get() : requested);
  const [create, set] = [vi.fn(), vi.fn()];
  const transaction = { get, create, set } as unknown as Transaction;
  vi.spyOn(firestore, 'runTransaction').mockImplementation((work) => work(transaction));
  const build = await claimNextBuild(deps);
  expect(build).toMatchObject({ revision: 3, who: ['ana@example.org'], what: ['Concierge'], whatCount: 1 });
  expect(create).toHaveBeenCalledExactlyOnceWith(expect.anything(), build);
  expect(set).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining({ begunRevision: 3 }));
  expect(log).toHaveBeenCalledExactlyOnceWith('publications/0 does not parse', expect.any(Error));
});
