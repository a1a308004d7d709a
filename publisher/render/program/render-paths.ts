import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { StaticPaths } from 'astro:static-paths';
import type { PathWithRoute } from 'astro';
import { moveScripts } from './later-scripts.ts';
import { pageFile } from './page-file.ts';
import { beginBuild } from '#components/memoize-per-build.ts';
import { withSharedParts } from '#components/shared-fragments.ts';

/** The pages of the content at hand. */
export interface Rendering {
  /** Every path that the content gives. */
  paths: readonly PathWithRoute[];
  /** Renders one, in pieces. */
  render: (path: PathWithRoute) => Promise<Uint8Array[]>;
}

/** Begins to render the content at hand for the site at this address. */
export async function beginRendering(site: string): Promise<Rendering> {
  beginBuild();
  // A manifest of its own: Astro remembers the paths of a manifest, and another build in this process has others.
  const app = new App({ ...createApp().manifest }, false);
  return {
    paths: await new StaticPaths(app).getAll(),
    async render({ pathname, route }) {
      const { address } = pageFile(pathname, route.type === 'endpoint' ? 'endpoint' : 'page');
      const rendered = await app.render(new Request(new URL(address, site)), { routeData: route });
      const body = await renderedBody(pathname, rendered);
      return withSharedParts(route.type === 'page' ? moveScripts(body) : body);
    },
  };
}

/** The body of a rendered page; only the page for unknown addresses may answer that it was not found. */
async function renderedBody(pathname: string, response: Response): Promise<Buffer> {
  if (response.status !== (pathname === '/404' ? 404 : 200)) {
    throw new Error(`${pathname} cannot be rendered (${response.status}); the reason stands above.`);
  }
  return Buffer.from(await response.arrayBuffer());
}
