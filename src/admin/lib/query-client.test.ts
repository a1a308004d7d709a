import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { CONTENT, PROPERTY_LISTS, queryClient, readAgain, readDocumentsAgain } from './query-client.ts';

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

it('a change that does not say what the documents are now makes their lists stale, also those of no open screen', async () => {
  const lists = [
    [...PROPERTY_LISTS, 'rows'],
    [...CONTENT, 'services'],
  ];
  for (const queryKey of [...lists, KEY]) queryClient.setQueryData(queryKey, 'before the change');

  await readDocumentsAgain();

  const staleness = [...lists, KEY].map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);
  expect(staleness).toEqual([true, true, false]);
});
