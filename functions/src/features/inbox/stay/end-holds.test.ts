import { Firestore, Query, type QuerySnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { expect, it, vi } from 'vitest';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { endHolds } from './end-holds.ts';

it('ends the holds of the other calendars beside one that fails, which is logged and reported', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const firestore = new Firestore({ projectId: 'unit' });
  const docs = ['a', 'b'].map((id) => ({ id, ref: firestore.doc(`calendars/${id}`) }));
  vi.spyOn(Query.prototype, 'get').mockResolvedValue({ docs } as unknown as QuerySnapshot);
  const failure = new Error('calendars/a does not parse');
  const end = vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(failure).mockResolvedValue(1);
  const ended = endHolds({
    ...{ database: () => firestore, clock: () => new Date(), siteOrigin: () => 'https://site.example' },
    content: { readSettings: async () => settingsFixture() },
  });
  await expect(ended).rejects.toBe(failure);
  expect(end).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledExactlyOnceWith('calendars/a failed in this job', failure);
});
