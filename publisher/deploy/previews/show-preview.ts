import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PreviewStore } from './preview-store.ts';
import { readRequestPath } from './request-path.ts';

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

/** Where previews come from. */
interface PreviewSources {
  /** Folders of the previews. */
  readonly store: PreviewStore;
  /** Where the site runs here. */
  readonly siteOrigin: string;
  /** Headers that the live site carries on every page. */
  readonly siteHeaders: Readonly<Record<string, string>>;
}

/** Of every response of a preview: it is kept nowhere, found by nobody, and its address is told to no other site. */
const SECRECY = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

/** Makes the answers at '{id}.localhost': the files of a preview, and what it takes from the site as it runs here. */
export function showPreviewFrom({
  store,
  siteOrigin,
  siteHeaders,
}: PreviewSources): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const [id = ''] = (request.headers.host ?? '').split('.');
    const folder = store.find(id, new Date());
    const headers = { ...siteHeaders, ...SECRECY };
    if (folder === null) return void response.writeHead(404, headers).end();
    const target = request.url ?? '';
    const path = readRequestPath(target);
    if (path === null) return void response.writeHead(400, headers).end();
    const file = fileFor(folder, path);
    // Pictures come from the functions; every other page of the site is not the draft's.
    if (file === null) return passOn(new URL(target, siteOrigin), headers, response);
    response.writeHead(200, {
      ...headers,
      'Content-Type': MEDIA_TYPES[extname(file)] ?? 'application/octet-stream',
    });
    await pipeline(createReadStream(file), response);
  };
}

/** The file of an address, as Hosting finds it with clean addresses; null when there is none. */
function fileFor(folder: string, pathname: string): string | null {
  const path = join(folder, pathname);
  return [path, `${path}.html`, join(path, 'index.html')].find(isFile) ?? null;
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
  } catch (error) {
    // No file has a name that long.
    if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG') return false;
    throw error;
  }
}

async function passOn(address: URL, given: Readonly<Record<string, string>>, response: ServerResponse): Promise<void> {
  const result = await fetch(address, { redirect: 'manual' });
  const headers: Record<string, string> = { ...given };
  // A response of the functions has a policy of its own, which is stricter than that of a page.
  for (const name of ['Content-Type', 'Location', 'Content-Security-Policy']) {
    const value = result.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  response.writeHead(result.status, headers).end(Buffer.from(await result.arrayBuffer()));
}
