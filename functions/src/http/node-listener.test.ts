import { createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeListener } from './node-listener.ts';

/** A server like that of Cloud Functions: parses JSON before our code and keeps the bytes in `rawBody`. */
function platformServer(): Server {
  const app = express();
  const keepBytes = (request: IncomingMessage, _: unknown, bytes: Buffer) => Object.assign(request, { rawBody: bytes });
  app.use(express.json({ verify: keepBytes }), express.raw({ type: '*/*', verify: keepBytes }));
  const listener = nodeListener(async (request) => {
    const path = new URL(request.url).pathname;
    return Response.json({ method: request.method, path, body: await request.text() });
  });
  app.use((request, response) =>
    listener(Object.assign(request, { rawBody: Reflect.get(request, 'rawBody') }), response),
  );
  return createServer(app);
}

let server: Server;
let origin: string;

beforeAll(async () => {
  server = platformServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

const postJson = (body: string) =>
  fetch(`${origin}/api/things`, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } });

describe('behind the platform', () => {
  it('a request has the bytes that were sent, although the platform has read them', async () => {
    const body = '{ "name":  "Herdade" }';
    expect(await (await postJson(body)).json()).toEqual({ method: 'POST', path: '/api/things', body });
  });

  it('a request without a body has none', async () => {
    expect(await (await fetch(`${origin}/api/things`)).json()).toMatchObject({ method: 'GET', body: '' });
  });

  it('a request with an invalid host gives a problem', async () => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      send(`${origin}/api/things`, { headers: { Host: 'a b' } }, resolve)
        .on('error', reject)
        .end();
    });
    response.resume();
    expect([response.statusCode, response.headers['content-type']]).toEqual([400, 'application/problem+json']);
  });
});
