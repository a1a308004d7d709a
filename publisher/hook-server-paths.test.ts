import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createHookServer } from './hook-server.ts';
import { PreviewStore } from '#publisher/deploy/previews/preview-store.ts';
import { showPreviewFrom } from '#publisher/deploy/previews/show-preview.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const siteHeaders = { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' };
const folder = mkdtempSync(join(tmpdir(), 'hook-server-'));
const failures = vi.spyOn(console, 'error').mockImplementation(() => undefined);

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
  await store.add(ID, '2999-01-01T00:00:00.000Z');
  const siteOrigin = `http://127.0.0.1:${await listen(site)}`;
  const showPreview = showPreviewFrom({ store, siteOrigin, siteHeaders });
  publisher = createHookServer({ secret: 'x'.repeat(32), take: () => undefined, showPreview });
  port = await listen(publisher);
});
afterAll(() => {
  for (const server of [publisher, site]) server.close();
  rmSync(folder, { recursive: true });
});

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

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

describe('the local publisher', () => {
  it.each(ODD_PATHS)('serves nothing at %s, in a preview or elsewhere', async (target) => {
    failures.mockClear();
    for (const given of [{}, { host: 'localhost' }, { host: 'x..y' }, { method: 'POST' }]) {
      expect([400, 404]).toContain(statusOf(await send(target, given)));
    }
    expect(failures).not.toHaveBeenCalled();
  });

  it.each([300, 1990, 5000, 20_000])('serves nothing at a path of %i characters', async (length) => {
    failures.mockClear();
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

  it('proxies other pages from the site, with the policy of the site', async () => {
    const response = await send('/rentals');
    expect(response).toMatch(/^HTTP\/1\.1 200 [\s\S]+The site/);
    expect(response).toContain("Content-Security-Policy: default-src 'none'");
  });
});
