import { Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { runEachDocument } from './run-each-document.ts';

const firestore = new Firestore({ projectId: 'unit' });

const found = (id: string) => ({ id, ref: firestore.doc(`pictures/${id}`) }) as QueryDocumentSnapshot;

async function* readPages() {
  yield [found('a'), found('b'), found('c')];
  yield [found('d')];
}

it('does the work of every document, logs each failure, and throws the first one at the end', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const [first, second] = [new Error('First'), new Error('Second')];
  const done: string[] = [];
  const work = vi.fn(async ({ id }: QueryDocumentSnapshot) => void done.push(id));
  work.mockRejectedValueOnce(first).mockRejectedValueOnce(second);
  await expect(runEachDocument(readPages(), 1, work)).rejects.toBe(first);
  expect(done).toEqual(['c', 'd']);
  expect(log.mock.calls).toEqual([
    ['pictures/a failed in this job', first],
    ['pictures/b failed in this job', second],
  ]);
});
