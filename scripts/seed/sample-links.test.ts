import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const URLS = /https?:\/\/[^\s"\\]+/g;

/** Top-level names that lead nowhere (RFC 2606); www.example.com is reserved too, and answers. */
const NOWHERE = /\.(?:example|invalid|localhost|test)$/;

it('no link of the sample leads to a host that does not exist', async () => {
  const urls: string[] = [];
  for await (const file of glob('{content,messages}/**/*.json', { cwd: import.meta.dirname })) {
    urls.push(...((await readFile(join(import.meta.dirname, file), 'utf8')).match(URLS) ?? []));
  }
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter((url) => NOWHERE.test(new URL(url).hostname))).toEqual([]);
});
