import { expect, it } from 'vitest';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { readRevisions } from './read-copy-revisions.ts';

it('a copy that cannot be read has a revision that equals none, and is logged', async () => {
  const { log, firestore } = listFixture({ 'services/0': { rev: 2, orderIndex: 1 }, 'services/1': { rev: 'two' } });
  const revisions = await readRevisions(firestore, 'services');
  expect(revisions.get('0')).toEqual({ rev: 2, isArchived: false, orderIndex: 1 });
  expect(revisions.get('1')?.rev).toBeNaN();
  expect(log).toHaveBeenCalledExactlyOnceWith('services/1 does not parse', expect.any(Error));
});
