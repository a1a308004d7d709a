import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { buildFacts } from './src/build/build-facts.ts';
import { bundleEarlyScript, earlyScriptFile } from './src/build/early-script.ts';
import { readBuildEnvironment } from './src/build/environment.ts';
import { propertyIdPages } from './src/build/property-id-pages.ts';
import { styleguideRoute } from './src/build/styleguide-route.ts';

const environment = readBuildEnvironment(process.env);
const { origin: tileOrigin, ...mapTiles } = environment.tiles;
const earlyScript = bundleEarlyScript(new URL('src/lib/currency/early.ts', import.meta.url));
const earlyPrices = bundleEarlyScript(new URL('src/lib/currency/early-prices.ts', import.meta.url));

export default defineConfig({
  site: environment.siteAddress,
  cacheDir: environment.cacheFolder,
  output: 'static',
  trailingSlash: 'never',
  // Hosting serves /rentals from rentals.html (cleanUrls), without a redirect to a trailing slash.
  // Four pages at a time, so that one is rendered while others are written (docs/benchmarks.md).
  build: { format: 'file', assets: '_astro', concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    propertyIdPages(),
    styleguideRoute(),
    earlyScriptFile(earlyPrices),
    buildFacts({ earlyScript: earlyScript.code, earlyPrices: earlyPrices.address, mapTiles, tileOrigin }),
  ],
  vite: {
    // The content policy lets no inline script run, however small.
    build: { assetsInlineLimit: 0 },
    plugins: [tailwindcss()],
    server: {
      // `npm run dev` runs the emulators beside; their Hosting answers what Astro does not.
      proxy: process.env['SITE_API_ORIGIN']
        ? { '/api': process.env['SITE_API_ORIGIN'], '/media': process.env['SITE_API_ORIGIN'] }
        : {},
    },
  },
});
