import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { readFeeds } from './read-feeds.ts';

it('reads the other feeds beside one that cannot be read, which is logged and reported', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const docs = [{}, OLDER_RECORDS.calendarFeeds].map((stored, index) => ({
    ...{ ref: firestore.doc(`calendarFeeds/${index}`), data: () => stored },
  }));
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  const gone = new Error('The database is gone');
  const begin = vi.spyOn(firestore, 'getAll').mockRejectedValue(gone);
  const internet = { resolve: vi.fn(), open: vi.fn() };
  const read = readFeeds({ database: () => firestore, clock: () => new Date(), internet });
  await expect(read).rejects.toThrow(z.ZodError);
  expect(begin).toHaveBeenCalledOnce();
  expect(log.mock.calls).toEqual([
    ['calendarFeeds/0 failed in this job', expect.any(z.ZodError)],
    ['calendarFeeds/1 failed in this job', gone],
  ]);
});
