import { createReadStream } from 'node:fs';
import { rename, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

/** A server of the live release. */
export interface ReleaseServer {
  origin: string;
  /** Makes another release live, in one rename. */
  swap: (release: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Serves pages from the release that the link `live` points to, on a free port. */
export async function serveReleases(live: string): Promise<ReleaseServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = createReadStream(join(live, pathname === '/' ? 'index.html' : `${pathname}.html`));
    file.on('error', () => response.writeHead(404).end());
    file.on('open', () => response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }));
    file.pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${portOf(server.address())}`,
    async swap(release) {
      await rm(`${live}.next`, { force: true });
      await symlink(resolve(release), `${live}.next`);
      await rename(`${live}.next`, live);
    },
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}
