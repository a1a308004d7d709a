import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface SiteServer {
  origin: string;
  close: () => Promise<void>;
}

/** Serves pages from the release that the link `site` points to, on a free port. */
export async function serveSite(site: string): Promise<SiteServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = createReadStream(join(site, pathname === '/' ? 'index.html' : `${pathname}.html`));
    file.on('error', () => response.writeHead(404).end());
    file.on('open', () => response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }));
    file.pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
