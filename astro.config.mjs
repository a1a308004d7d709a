import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { readBuildEnvironment } from './src/build/environment.ts';
import { propertyIdPages } from './src/build/property-id-pages.ts';
import { styleguideRoute } from './src/build/styleguide-route.ts';

const environment = readBuildEnvironment(process.env);

export default defineConfig({
  site: environment.siteAddress,
  cacheDir: environment.cacheFolder,
  output: 'static',
  trailingSlash: 'never',
  // Hosting serves /rentals from rentals.html (cleanUrls), without a redirect to a trailing slash.
  // Four pages at a time, so that one is rendered while others are written (docs/benchmarks.md).
  build: { format: 'file', assets: '_astro', concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [react(), propertyIdPages(), styleguideRoute()],
  // Names every inline style and script of a page by its hash; the header adds what a page cannot say of itself (docs/decisions/0013-csp.md).
  security: { csp: { styleDirective: { resources: ["'self'", { resource: "'unsafe-inline'", kind: 'attribute' }] } } },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Ibarra Real Nova',
      cssVariable: '--font-ibarra',
      // Astro measures the font and makes a fallback of the same metrics from the last generic family.
      fallbacks: ['serif'],
      options: {
        variants: [
          fontFile('ibarra-real-nova', 'normal', '400 700'),
          fontFile('ibarra-real-nova', 'italic', '400 700'),
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Hanken Grotesk',
      cssVariable: '--font-hanken',
      fallbacks: ['sans-serif'],
      options: { variants: [fontFile('hanken-grotesk', 'normal', '100 900')] },
    },
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

/**
 * The Latin subset of a font: Portuguese and English need no more.
 * @param {string} name
 * @param {'normal' | 'italic'} style
 * @param {string} weight
 */
function fontFile(name, style, weight) {
  /** @type {[string]} */
  const src = [`@fontsource-variable/${name}/files/${name}-latin-wght-${style}.woff2`];
  return { src, weight, style, display: /** @type {const} */ ('swap') };
}
