import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import type { PathWithRoute } from 'astro';
import { deferScripts } from './defer-scripts.ts';
import { pageFile } from './page-file.ts';
import { beginBuild } from '#components/memoize-per-build.ts';
import { withSharedParts } from '#components/shared-fragments.ts';

/** The pages of the content in memory. */
export interface Rendering {
  paths: readonly PathWithRoute[];
  /** Renders one path, in pieces. */
  render: (path: PathWithRoute) => Promise<Uint8Array[]>;
}

/** Starts to render the content in memory for the site at this origin. */
export async function startRendering(site: string): Promise<Rendering> {
  beginBuild();
  // A copy of the manifest: Astro caches the paths of a manifest, and another build in this process has other paths.
  const app = new App({ ...createApp().manifest }, false);
  return {
    paths: await new StaticPaths(app).getAll(),
    async render({ pathname, route }) {
      const { renderPath } = pageFile(pathname, route.type === 'endpoint' ? 'endpoint' : 'page');
      const response = await app.render(new Request(new URL(renderPath, site)), { routeData: route });
      const body = await readBody(pathname, response);
      return withSharedParts(route.type === 'page' ? deferScripts(body) : body);
    },
  };
}

/** The body of a rendered page; only the page for unknown paths may have the status 404. */
async function readBody(pathname: string, response: Response): Promise<Buffer> {
  if (response.status !== (pathname === '/404' ? 404 : 200)) {
    throw new Error(`${pathname} cannot be rendered (${response.status}); the log above has the reason.`);
  }
  return Buffer.from(await response.arrayBuffer());
}
