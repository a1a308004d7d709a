import { createServer, type Server } from 'node:http';
import { publisherTaskSchema } from '#domain/publishing/publisher-messages.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sendTask, TaskRejected } from './build-hook.ts';
import type { HookSettings } from './configuration.ts';
import { openSignedMessage } from './requests/signed-message.ts';

const secret = 's'.repeat(32);
const task = { action: 'build', buildId: '00000000-0000-4000-8000-000000000001' } as const;
const PAUSES = [1, 1, 1];

let server: Server;
let responses: number[];
let bodies: unknown[];
let query: string | undefined;
let headers: Record<string, string | string[] | undefined>;
let settings: HookSettings;

beforeEach(async () => {
  responses = [];
  bodies = [];
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      headers = request.headers;
      query = request.url;
      bodies.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(responses.shift() ?? 202).end();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  settings = { kind: 'publisher', url: `http://127.0.0.1:${address.port}/tasks`, secret, token: '' };
});
afterEach(async () => {
  await new Promise((closed) => server.close(closed));
});

const opened = (envelope: unknown) =>
  openSignedMessage(envelope, { secret, schema: publisherTaskSchema, now: new Date() });

describe('sending a task', () => {
  it('signs it', async () => {
    await sendTask(task, settings, PAUSES);
    expect(bodies.map(opened)).toEqual([task]);
  });

  it('tries again while the publisher is unavailable', async () => {
    responses = [503, 500, 202];
    await sendTask(task, settings, PAUSES);
    expect(bodies).toHaveLength(3);
  });

  it('gives up after the last attempt, and at once when the publisher rejects the task', async () => {
    responses = [503, 503, 503, 503];
    await expect(sendTask(task, settings, PAUSES)).rejects.toThrow('The build hook responded with 503');
    responses = [403];
    bodies = [];
    await expect(sendTask(task, settings, PAUSES)).rejects.toBeInstanceOf(TaskRejected);
    expect(bodies).toHaveLength(1);
  });

  it('fails when there is no publisher', async () => {
    const unreachable = { ...settings, url: 'http://127.0.0.1:9/tasks' };
    await expect(sendTask(task, unreachable, [1])).rejects.toThrow();
  });

  it('wraps it as GitHub expects it', async () => {
    responses = [204];
    await sendTask(task, { ...settings, kind: 'github', token: 'a-token' }, PAUSES);
    expect(headers['authorization']).toBe('Bearer a-token');
    expect(bodies).toMatchObject([{ event_type: 'publish' }]);
    expect(opened(Reflect.get(Object(bodies[0]), 'client_payload'))).toEqual(task);
  });

  it('sends Cloud Build its own secret with the signed task', async () => {
    await sendTask(task, { ...settings, kind: 'cloud-build', token: 'a-secret' }, PAUSES);
    expect(query).toContain('secret=a-secret');
    expect(bodies.map(opened)).toEqual([task]);
  });
});
