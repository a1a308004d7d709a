import { closeSync, mkdirSync, openSync, writevSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PathWithRoute } from 'astro';
import { pageFile } from './page-file.ts';

type Route = PathWithRoute['route'];

interface Writing {
  /** The site's folder. */
  folder: string;
  /** Public origin of the site. */
  site: string;
  /** Renders one page. */
  render: (request: Request, route: Route) => Promise<Response>;
  /** Turns what was rendered into what is written, piece by piece. */
  finish: (rendered: Uint8Array) => Uint8Array[];
}

/**
 * Renders pages and writes each into its file; rejects when one cannot be rendered. One after the other, because a page
 * is written in less time than it takes to wait for a thread that writes it (docs/benchmarks.md).
 */
export async function writePages(paths: readonly PathWithRoute[], writing: Writing): Promise<void> {
  const folders = new Set<string>();
  for (const { pathname, route } of paths) {
    const { file, address } = pageFile(pathname, route.type === 'endpoint' ? 'endpoint' : 'page');
    const rendered = await writing.render(new Request(new URL(address, writing.site)), route);
    const pieces = writing.finish(await renderedBody(pathname, rendered));
    const target = join(writing.folder, file);
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeWhole(target, pieces);
  }
}

function writeWhole(file: string, pieces: readonly Uint8Array[]): void {
  const descriptor = openSync(file, 'w');
  try {
    const size = pieces.reduce((sum, { length }) => sum + length, 0);
    if (writevSync(descriptor, pieces) !== size) throw new Error(`${file} could not be written whole.`);
  } finally {
    closeSync(descriptor);
  }
}

/** The body of a rendered page; only the page for unknown addresses may answer that it was not found. */
async function renderedBody(pathname: string, response: Response): Promise<Uint8Array> {
  if (response.status !== (pathname === '/404' ? 404 : 200)) {
    throw new Error(`${pathname} cannot be rendered (${response.status}); the reason stands above.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
