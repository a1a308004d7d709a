import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PreviewStore } from './preview-store.ts';
import { readRequestPath } from './request-path.ts';

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/vnd.microsoft.icon',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};

interface PreviewSources {
  readonly store: PreviewStore;
  /** Origin of the local site. */
  readonly siteOrigin: string;
  /** Headers of every page of the live site. */
  readonly siteHeaders: Readonly<Record<string, string>>;
}

/** Keeps previews out of caches and search engines, and their URL out of requests to other sites. */
const PRIVACY_HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

/** Makes the handler of requests to '{id}.localhost': the files of a preview, and everything else from the local site. */
export function showPreviewFrom({
  store,
  siteOrigin,
  siteHeaders,
}: PreviewSources): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const [id = ''] = (request.headers.host ?? '').split('.');
    const folder = store.find(id, new Date());
    const headers = { ...siteHeaders, ...PRIVACY_HEADERS };
    if (folder === null) return void response.writeHead(404, headers).end();
    const target = request.url ?? '';
    const path = readRequestPath(target);
    if (path === null) return void response.writeHead(400, headers).end();
    const file = fileFor(folder, path);
    // Pictures come from the functions, other pages from the site.
    if (file === null) return proxy(new URL(target, siteOrigin), headers, response);
    response.writeHead(200, {
      ...headers,
      'Content-Type': MEDIA_TYPES[extname(file)] ?? 'application/octet-stream',
    });
    await pipeline(createReadStream(file), response);
  };
}

/** The file of a path, as Hosting finds it with `cleanUrls`; null when there is none. */
function fileFor(folder: string, pathname: string): string | null {
  const path = join(folder, pathname);
  // Only files have an extension. `existsSync` is false for a name that is too long to exist, where others throw.
  return (
    [path, `${path}.html`, join(path, 'index.html')].find((file) => extname(file) !== '' && existsSync(file)) ?? null
  );
}

async function proxy(url: URL, given: Readonly<Record<string, string>>, response: ServerResponse): Promise<void> {
  const upstream = await fetch(url, { redirect: 'manual' });
  const headers: Record<string, string> = { ...given };
  // Responses of the functions have their own policy, which is stricter than that of a page.
  for (const name of ['Content-Type', 'Location', 'Content-Security-Policy']) {
    const value = upstream.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  response.writeHead(upstream.status, headers).end(Buffer.from(await upstream.arrayBuffer()));
}
