import { expect, it, vi } from 'vitest';
import { confirmWritten } from './use-confirmations.ts';

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const { signal } = new AbortController();

it.each([
  ['the content of the release is confirmed', () => Promise.resolve(new Response('')), 'live'],
  ['other content is named so', () => Promise.resolve(new Response('other')), 'differs'],
  ['no response says nothing about its content', () => Promise.reject(new TypeError('Failed to fetch')), 'unknown'],
] as const)('a URL with %s', async (_, fetchPage, confirmation) => {
  vi.stubGlobal('fetch', fetchPage);
  expect(await confirmWritten('/rentals', EMPTY, signal)).toBe(confirmation);
});
