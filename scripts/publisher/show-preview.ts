import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PreviewShelf } from './preview-shelf.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/vnd.microsoft.icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

/** Makes the answers at '{id}.localhost': the files of a preview, and what it takes from the site as it runs here. */
export function showPreviewFrom(
  shelf: PreviewShelf,
  siteOrigin: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const [id = ''] = (request.headers.host ?? '').split('.');
    const folder = shelf.find(id, new Date());
    if (folder === null) return void response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
    const { pathname } = new URL(request.url ?? '/', siteOrigin);
    const file = fileFor(folder, pathname);
    // Pictures come from the functions; every other page of the site is not the draft's.
    if (file === null) return passOn(`${siteOrigin}${request.url ?? '/'}`, response);
    response.writeHead(200, {
      'Content-Type': MEDIA_TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Referrer-Policy': 'no-referrer',
    });
    await pipeline(createReadStream(file), response);
  };
}

/** The file of an address, as Hosting finds it with clean addresses; null when there is none. */
function fileFor(folder: string, pathname: string): string | null {
  const path = join(folder, normalize(decodeURIComponent(pathname)));
  if (!path.startsWith(folder)) return null;
  return [path, `${path}.html`, join(path, 'index.html')].find(isFile) ?? null;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

async function passOn(address: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual' });
  const headers = new Headers({ 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' });
  for (const name of ['Content-Type', 'Location']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  response.writeHead(answer.status, Object.fromEntries(headers)).end(Buffer.from(await answer.arrayBuffer()));
}
