import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PathWithRoute } from 'astro';
import { pageFile } from './page-file.ts';

type Route = PathWithRoute['route'];

/** Pages at a time, so that one is rendered while others are written (docs/benchmarks.md). */
const AT_A_TIME = 4;

interface Writing {
  /** The site's folder. */
  folder: string;
  /** Public origin of the site. */
  site: string;
  /** Renders one page. */
  render: (request: Request, route: Route) => Promise<Response>;
}

/** Renders pages and writes each into its file; rejects when one cannot be rendered. */
export async function writePages(paths: readonly PathWithRoute[], writing: Writing): Promise<void> {
  const folders = new Map<string, Promise<unknown>>();
  const queue = paths.values();
  const work = async (): Promise<void> => {
    for (const { pathname, route } of queue) {
      const { file, address } = pageFile(pathname, route.type === 'endpoint' ? 'endpoint' : 'page');
      const body = await renderedBody(
        pathname,
        await writing.render(new Request(new URL(address, writing.site)), route),
      );
      const target = join(writing.folder, file);
      const parent = dirname(target);
      const made = folders.get(parent) ?? mkdir(parent, { recursive: true });
      folders.set(parent, made);
      await made;
      await writeFile(target, body);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

/** The body of a rendered page; only the page for unknown addresses may answer that it was not found. */
async function renderedBody(pathname: string, response: Response): Promise<Uint8Array> {
  if (response.status !== (pathname === '/404' ? 404 : 200)) {
    throw new Error(`${pathname} cannot be rendered (${response.status}); the reason stands above.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
