import { expect, it, vi } from 'vitest';
import { confirmLines, confirmWritten } from './use-confirmations.ts';

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

it('a page that the CDN serves a little later is confirmed then, and no other page is requested again', async () => {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    requested.push(path);
    return Promise.resolve(new Response(path === '/late' && requested.length < 3 ? 'the page before' : ''));
  });
  const results: [string, string][] = [];
  const lines = [
    { path: '/gone', sha256: null },
    { path: '/late', sha256: EMPTY },
    { path: '/rentals', sha256: EMPTY },
  ];
  await confirmLines(lines, (...result) => results.push(result), signal, [0, 0, 0]);
  expect(requested).toEqual(['/late', '/rentals', '/late']);
  expect(new Map(results)).toEqual(
    new Map([
      ['/late', 'live'],
      ['/rentals', 'live'],
    ]),
  );
  expect(results).toHaveLength(3);
});
