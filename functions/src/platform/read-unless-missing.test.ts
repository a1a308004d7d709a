import { gzipSync } from 'node:zlib';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Storage } from '@google-cloud/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readUnlessMissing } from './read-unless-missing.ts';

const packed = gzipSync(Buffer.alloc(1_000_000));

const server = createServer((request, response) => {
  if (!request.url?.includes('packed')) response.writeHead(404).end();
  else response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(packed);
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)));
afterAll(() => void server.close());

function fileNamed(name: string) {
  const apiEndpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return new Storage({ apiEndpoint, projectId: 'demo-site' }).bucket('a-bucket').file(name);
}

it('reads the stored bytes of a file that is said to be packed', async () => {
  expect(await readUnlessMissing(fileNamed('packed'))).toEqual(packed);
});

it('reads nothing of a file that does not exist', async () => {
  expect(await readUnlessMissing(fileNamed('missing'))).toBeNull();
});
