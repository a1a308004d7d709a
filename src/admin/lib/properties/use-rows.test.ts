import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { CONTENT, PROPERTY_CHOICES, queryClient } from '../query-client.ts';
import { changeRows } from './use-rows.ts';

afterEach(() => queryClient.clear());

it('a screen that chooses among properties reads their titles again after one was renamed here', async () => {
  const queryKey = [...PROPERTY_CHOICES, 'titles'];
  queryClient.setQueryData(queryKey, ['Before']);
  changeRows((rows) => rows);
  await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  const screen = new QueryObserver(queryClient, { queryKey, queryFn: () => ['After'] });
  const leave = screen.subscribe(() => undefined);
  await expect.poll(() => screen.getCurrentResult().data).toEqual(['After']);
  leave();
});

it('the featured properties are read again after one was changed here, which may have left them', async () => {
  const queryKey = [...CONTENT, 'featured'];
  queryClient.setQueryData(queryKey, ['Before']);
  changeRows((rows) => rows);
  await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
