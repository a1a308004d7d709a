import { expect, it } from 'vitest';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { listUnseenDocuments } from './unseen-documents.ts';

it('documents that wait for a build are listed beside a publication that cannot be read, which is logged', async () => {
  const { publications } = OLDER_RECORDS;
  const { log, firestore } = listFixture({
    'publications/0': { ...publications, changes: null },
    'publications/1': publications,
  });
  expect(await listUnseenDocuments(firestore, 0)).toEqual([{ kind: 'services', id: 'concierge' }]);
  expect(log).toHaveBeenCalledExactlyOnceWith('publications/0 does not parse', expect.any(Error));
});
