import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { scheduledPublications } from './use-statuses.ts';

it('the schedule is read again while a screen is open: a publication is made or refused without the editor', async () => {
  environmentManager.setIsServer(() => false);
  vi.useFakeTimers();
  const queryFn = vi.fn(() => Promise.resolve([]));
  const stop = new QueryObserver(queryClient, { ...scheduledPublications, queryFn }).subscribe(() => undefined);
  onTestFinished(() => {
    stop();
    queryClient.clear();
    vi.useRealTimers();
    environmentManager.setIsServer(() => true);
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(2);
});
