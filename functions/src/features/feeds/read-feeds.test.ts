import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { readFeeds } from './read-feeds.ts';

it('reads the other feeds beside one that cannot be read, which is logged and reported', async () => {
  const feeds = { 'calendarFeeds/0': {}, 'calendarFeeds/1': OLDER_RECORDS.calendarFeeds };
  const { log, firestore, ...deps } = listFixture(feeds);
  const gone = new Error('The database is gone');
  const begin = vi.spyOn(firestore, 'getAll').mockRejectedValue(gone);
  const internet = { resolve: vi.fn(), open: vi.fn() };
  await expect(readFeeds({ ...deps, internet })).rejects.toThrow(z.ZodError);
  expect(begin).toHaveBeenCalledOnce();
  expect(log.mock.calls).toEqual([
    ['calendarFeeds/0 failed in this job', expect.any(z.ZodError)],
    ['calendarFeeds/1 failed in this job', gone],
  ]);
});
