import { expect, it, vi } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture, staffInput } from '#platform/requests/list-fixture.ts';
import { listOrphans } from './orphans.ts';

it('orphans are listed without a picture that cannot be read, which is logged', async () => {
  const orphan = { ...OLDER_RECORDS.pictures, name: 'Old.jpg', unusedSince: new Date(0) };
  const { log, ...deps } = listFixture({ 'pictures/0': { ...orphan, bytes: -1 }, 'pictures/1': orphan });
  // The periods of the releases.
  vi.spyOn(deps.firestore, 'runTransaction').mockResolvedValue([]);
  const list = listOrphans({ ...deps, bucket: () => expect.fail('Not needed') });
  const { orphans } = await list(staffInput('editor'));
  expect(orphans.map(({ name }) => name)).toEqual(['Old.jpg']);
  expect(log).toHaveBeenCalledExactlyOnceWith('pictures/0 does not parse', expect.any(Error));
});
