import { expect, it, vi } from 'vitest';
import { settingsFixture } from '#domain/content/published-fixture.ts';
import { OLDER_RECORDS } from '#domain/content/older-records-fixture.ts';
import { listFixture } from '#platform/requests/list-fixture.ts';
import { sendCalendarSummary } from './send-summary.ts';

it('reads several calendars at the same time, because the job has two minutes for all of them', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e${index + 10}`);
  const { firestore, database, clock } = listFixture(
    Object.fromEntries(
      ids.map((id) => [`calendarFeeds/${id}`, { ...OLDER_RECORDS.calendarFeeds, id, propertyId: id }]),
    ),
  );
  let [reading, most] = [0, 0];
  const read = vi.spyOn(firestore, 'getAll').mockImplementation(async () => {
    reading += 1;
    most = Math.max(most, reading);
    await Promise.resolve();
    reading -= 1;
    return [];
  });
  const content = { readSettings: async () => settingsFixture() };
  expect(await sendCalendarSummary({ database, clock, content, siteOrigin: () => '' })).toBe(0);
  expect(read).toHaveBeenCalledTimes(40);
  expect(most).toBe(20);
});
