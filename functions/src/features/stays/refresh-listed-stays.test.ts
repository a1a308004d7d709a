import { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { PARTS } from '#platform/stays/listed-stays.ts';
import { refreshListedStays } from './refresh-listed-stays.ts';

it('a calendar that cannot be read keeps the stays of its own part only from being refreshed, and is reported', async () => {
  const firestore = new Firestore({ projectId: 'unit' });
  const unreadable = new Error('calendars/1 does not parse');
  const refresh = vi.spyOn(firestore, 'runTransaction').mockRejectedValueOnce(unreadable).mockResolvedValue(1);
  await expect(refreshListedStays(firestore, new Date())).rejects.toBe(unreadable);
  expect(refresh).toHaveBeenCalledTimes(PARTS.length);
});
