import react from '@astrojs/react';
import { getViteConfig } from 'astro/config';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { createViteServer } from 'vitest/node';

/** Renders Astro components to HTML, for tests of what the sample content does not show. */
export interface ComponentRenderer {
  /** HTML of a component of this folder, such as 'ListingResults.astro', with the given properties. */
  render: (file: string, props: Record<string, unknown>) => Promise<string>;
  /** Ends the compiler. */
  close: () => Promise<void>;
}

/** Starts the compiler that the site is built with, without the site's content. */
export async function openComponentRenderer(): Promise<ComponentRenderer> {
  const readConfig = getViteConfig(
    {
      // A cache of its own: a site that is served meanwhile would have to start again.
      cacheDir: '.cache/vite/components',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      logLevel: 'error',
    },
    { configFile: false, integrations: [react()], logLevel: 'error' },
  );
  const server = await createViteServer(await readConfig({ mode: 'development', command: 'serve' }));
  const container = await AstroContainer.create();
  const { default: renderer } = await server.ssrLoadModule('@astrojs/react/server.js');
  container.addServerRenderer({ name: '@astrojs/react', renderer });
  return {
    async render(file, props) {
      const { default: component } = await server.ssrLoadModule(`/src/features/properties/${file}`);
      return container.renderToString(component, { props });
    },
    close: () => server.close(),
  };
}
