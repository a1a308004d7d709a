import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { problemSchema } from '#domain/api/problem.ts';
import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signMessage } from '#functions/platform/requests/signed-message.ts';
import { createHookServer } from './hook-server.ts';

const secret = 's'.repeat(32);
const task: PublisherTask = { action: 'build', buildId: randomUUID() };
let taken: PublisherTask[] = [];
let server: Server;
let origin: string;

beforeAll(async () => {
  const showPreview = () => Promise.reject(new Error('No preview was requested'));
  server = createHookServer({ secret, take: (one) => taken.push(one), showPreview });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  taken = [];
});
afterAll(() => server.close());

const signed = (content: object) => JSON.stringify(signMessage(content, secret, new Date()));

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, path = '/tasks') =>
  fetch(`${origin}${path}`, { method: 'POST', body, headers });

async function problemOf(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  return problemSchema.parse(await response.json());
}

describe('the local build hook', () => {
  it('accepts a signed task', async () => {
    expect((await post(signed(task))).status).toBe(202);
    expect(taken).toEqual([task]);
  });

  it('rejects a task that is signed but malformed', async () => {
    const malformed = signed({ action: 'build' });
    expect(await problemOf(await post(malformed))).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(taken).toEqual([]);
  });

  it('rejects a task that is not signed', async () => {
    const body = JSON.stringify({ ...signMessage(task, 't'.repeat(32), new Date()) });
    expect(await problemOf(await post(body))).toMatchObject({ status: 403, code: 'bad_signature' });
  });

  it('rejects a body that is not JSON', async () => {
    expect(await problemOf(await post('{"message"'))).toMatchObject({ status: 400, code: 'invalid_request' });
  });

  it.each([
    ['whole', new Uint8Array(gzipSync(signed(task)))],
    ['damaged', new Uint8Array(gzipSync(signed(task)).fill(255, 12, 20))],
  ])('rejects a compressed body, whether it is %s', async (_, body) => {
    const problem = await problemOf(await post(body, { 'Content-Encoding': 'gzip' }));
    expect(problem).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });

  it('rejects a body that is too large', async () => {
    expect(await problemOf(await post('x'.repeat(70_000)))).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  it('responds with 404 at any other path', async () => {
    expect(await problemOf(await post(signed(task), {}, '/other'))).toMatchObject({ status: 404, code: 'not_found' });
  });
});
