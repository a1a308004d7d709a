import { expect, it } from 'vitest';
import { requestOnce } from './request-once.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';

const lost = () => Promise.reject(new ApiFailure('offline'));
const keep = (keys: string[], result: () => Promise<string>) => (key: string) => {
  keys.push(key);
  return result();
};

it('sends the same key again after a lost response, and a new one after a success', async () => {
  const keys: string[] = [];
  await expect(requestOnce('copy 1', keep(keys, lost))).rejects.toThrow('no connection');
  await requestOnce(
    'copy 1',
    keep(keys, async () => 'made'),
  );
  await requestOnce(
    'copy 1',
    keep(keys, async () => 'made'),
  );
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('gives two presses at once one key, and two things a key each', async () => {
  const keys: string[] = [];
  const send = keep(keys, async () => 'made');
  await Promise.all([requestOnce('copy 2', send), requestOnce('copy 2', send), requestOnce('copy 3', send)]);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('uses a new key after a rejection, because nothing was created', async () => {
  const keys: string[] = [];
  const rejected = () => Promise.reject(new ApiFailure('conflict', { detail: 'Gone.' }));
  await expect(requestOnce('copy 4', keep(keys, rejected))).rejects.toThrow('Gone.');
  await requestOnce(
    'copy 4',
    keep(keys, async () => 'made'),
  );
  expect(keys[1]).not.toBe(keys[0]);
});
