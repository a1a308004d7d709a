import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { problemSchema } from '#domain/api/problem.ts';
import type { PublisherTask } from '#domain/publishing/publisher-messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signMessage } from '#functions/platform/requests/signed-message.ts';
import { PreviewStore } from '#publisher/deploy/previews/preview-store.ts';
import { showPreviewFrom } from '#publisher/deploy/previews/show-preview.ts';
import { createHookServer } from './hook-server.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const siteHeaders = { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' };
const secret = 's'.repeat(32);
const task: PublisherTask = { action: 'build', buildId: randomUUID() };
const folder = mkdtempSync(join(tmpdir(), 'hook-server-'));
/** Files of a release whose types browsers insist on, with the types. */
const FILES = [
  ['worker.mjs', 'text/javascript; charset=utf-8'],
  ['reader.wasm', 'application/wasm'],
  ['film.mp4', 'video/mp4'],
  ['film.webm', 'video/webm'],
  ['site.webmanifest', 'application/manifest+json'],
] as const;
let taken: PublisherTask[] = [];

/** The site: it has one page and responds with 404 to every other path. */
const site = createServer((request, response) => {
  response.writeHead(request.url === '/rentals' ? 200 : 404, { 'Content-Type': 'text/html' }).end('The site');
});
let publisher: Server;
let port: number;

beforeAll(async () => {
  const store = new PreviewStore(folder);
  const unfinished = await store.prepareFolder(ID);
  mkdirSync(join(unfinished, 'property'), { recursive: true });
  writeFileSync(join(unfinished, 'property', 'a-draft.html'), 'A draft');
  for (const [file] of FILES) writeFileSync(join(unfinished, file), 'A file');
  await store.add(ID, '2999-01-01T00:00:00.000Z');
  const siteOrigin = `http://127.0.0.1:${await listen(site)}`;
  const showPreview = showPreviewFrom({ store, siteOrigin, siteHeaders });
  publisher = createHookServer({ secret, take: (one) => taken.push(one), showPreview });
  port = await listen(publisher);
});
beforeEach(() => {
  taken = [];
});
afterAll(() => {
  for (const server of [publisher, site]) server.close();
  rmSync(folder, { recursive: true });
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

const signed = (content: object) => JSON.stringify(signMessage(content, secret, new Date()));

const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, path = '/tasks') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers });

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

/** Sends a raw request that HTTP clients would normalise, and returns the response as text. */
function send(target: string, { method = 'GET', host = `${ID}.localhost` } = {}): Promise<string> {
  return new Promise((done, fail) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`),
    );
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', fail);
    socket.on('close', () => done(Buffer.concat(chunks).toString()));
  });
}

const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);

const ODD_PATHS = [
  ...['//', '//elsewhere.example/x', '/property//a-draft', '/%', '/%E0%A4%A', '/%00', '/a%0d%0ab', '/\\', '*', 'x'],
  ...['/..', '/../package.json', '/property/../../x', '/%2e%2e/x', '/..%2f..%2fetc/passwd', '/.', '/a%5c..%5cb'],
  ...[`/../${ID}.json`, `/%2e%2e%2f${ID}.json`, 'http://elsewhere.example/', 'http://127.0.0.1:1/x', 'http://'],
];

describe('the previews of the local publisher', () => {
  it.each(ODD_PATHS)('serves nothing at %s, in a preview or elsewhere', async (target) => {
    const failures = vi.spyOn(console, 'error').mockReturnValue();
    for (const given of [{}, { host: 'localhost' }, { host: 'x..y' }, { method: 'POST' }]) {
      expect([400, 404]).toContain(statusOf(await send(target, given)));
    }
    expect(failures).not.toHaveBeenCalled();
  });

  it.each([300, 1990, 5000, 20_000])('serves nothing at a path of %i characters', async (length) => {
    const failures = vi.spyOn(console, 'error').mockReturnValue();
    for (const path of [`/${'a'.repeat(length)}`, `/${'a/'.repeat(length / 2)}`, `/x?${'a'.repeat(length)}`]) {
      expect([400, 404]).toContain(statusOf(await send(path)));
    }
    expect(failures).not.toHaveBeenCalled();
  });

  it('still shows the draft afterwards, with the policy of the site', async () => {
    const response = await send('/property/a-draft?from=mail');
    expect(response).toMatch(/^HTTP\/1\.1 200 [\s\S]+A draft/);
    expect(response).toContain("Content-Security-Policy: default-src 'none'");
    expect(response).toContain('X-Content-Type-Options: nosniff');
    expect(response).toContain('Referrer-Policy: no-referrer');
  });

  it.each(FILES)('shows %s as %s', async (file, type) => {
    expect(await send(`/${file}`)).toContain(`Content-Type: ${type}\r\n`);
  });

  it('proxies other pages from the site, with the policy of the site', async () => {
    const response = await send('/rentals');
    expect(response).toMatch(/^HTTP\/1\.1 200 [\s\S]+The site/);
    expect(response).toContain("Content-Security-Policy: default-src 'none'");
  });
});
