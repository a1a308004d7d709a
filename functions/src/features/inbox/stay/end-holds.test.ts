import { expect, it, vi } from 'vitest';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { endHolds } from './end-holds.ts';

it('ends the holds of the other calendars beside one that fails, which is logged and reported', async () => {
  const { log, firestore, ...deps } = listFixture({ 'calendars/a': {}, 'calendars/b': {} });
  const failure = new Error('calendars/a does not parse');
  const end = vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(failure).mockResolvedValue(1);
  const ended = endHolds({
    ...{ ...deps, siteOrigin: () => 'https://site.example' },
    content: { readSettings: async () => settingsFixture() },
  });
  await expect(ended).rejects.toBe(failure);
  expect(end).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledExactlyOnceWith('calendars/a failed in this job', failure);
});
