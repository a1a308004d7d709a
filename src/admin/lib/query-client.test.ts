import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { queryClient, readAgain } from './query-client.ts';

const KEY = ['a-list'];

afterEach(() => queryClient.clear());

it('a list whose first request is in flight is requested again, and the response from before the change is dropped', async () => {
  const before = Promise.withResolvers<string>();
  const responses = [before.promise, Promise.resolve('after the change')];
  const list = new QueryObserver(queryClient, { queryKey: KEY, queryFn: () => responses.shift() });
  const stopReading = list.subscribe(() => undefined);

  const isRead = readAgain(KEY);
  before.resolve('before the change');
  await isRead;

  expect(queryClient.getQueryData(KEY)).toBe('after the change');
  expect(responses).toEqual([]);
  stopReading();
});
