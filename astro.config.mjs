import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { adminAddresses } from './publisher/render/astro/admin-paths.ts';
import { buildFacts } from './publisher/render/astro/build-facts.ts';
import { compiledSite } from './publisher/render/astro/compiled-site.ts';
import { bundleEarlyScript, earlyScriptFile } from './publisher/render/astro/early-script.ts';
import { readBuildEnvironment } from './src/content/build-environment.ts';
import { pageScript } from './publisher/render/astro/page-script.ts';
import { styleguideRoute } from './publisher/render/astro/styleguide-route.ts';

/**
 * What runs on every page (src/pages/_member/on-every-page.ts), with those of its modules that other scripts use too and
 * the small ones that several kinds of page share: each would be one more request.
 */
const EVERY_PAGE =
  /\/src\/(pages\/_member|layouts\/(page-shell|header\/close-menus|footer\/newsletter-near)|features\/(favorites\/hearts|account\/account-entry)|lib\/(when-idle|after-paint|last-listing|member\/(known-member|saved-property-ids|stored-json)|currency\/(currency-menu|has-foreign-choice))|domain\/(core\/uuid|site\/paths|money\/currency-choice))\b/;

/** What wakes forms and dialogs: every page asks for it as soon as it is calm, because its foot has a form. */
const HYDRATE =
  /\/src\/lib\/(hydrate-on-interaction|load-with-schemas|open-dialogs|forms\/(hydrate-when-used|form-draft))\b/;

/** React and what draws it. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

const environment = readBuildEnvironment(process.env);
const { origin: tileOrigin, ...mapTiles } = environment.tiles;
const earlyScript = bundleEarlyScript(new URL('src/lib/early/early.ts', import.meta.url));
const earlyPrices = bundleEarlyScript(new URL('src/lib/currency/early-prices.ts', import.meta.url));

export default defineConfig({
  site: environment.siteAddress,
  cacheDir: environment.cacheFolder,
  output: 'static',
  trailingSlash: 'never',
  // Hosting serves /rentals from rentals.html (cleanUrls), without a redirect to a trailing slash.
  build: { format: 'file', assets: '_astro' },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    compiledSite(),
    styleguideRoute(),
    adminAddresses(),
    pageScript('/src/pages/_member/on-every-page.ts'),
    earlyScriptFile(earlyPrices),
    buildFacts({
      codeKey: environment.codeKey,
      earlyScript: earlyScript.code,
      earlyPrices: earlyPrices.address,
      mapTiles,
      tileOrigin,
    }),
  ],
  vite: {
    // A page names each of its scripts: words in their names are bytes that nobody reads.
    environments: { client: { build: { rolldownOptions: { output: { entryFileNames: '_astro/[hash].js' } } } } },
    // The content policy lets no inline script run, however small.
    build: {
      assetsInlineLimit: 0,
      // What every page carries is one file: in ten small ones it would weigh twice as much. So does what every island wakes with.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'every-page', test: EVERY_PAGE },
              { name: 'wake', test: HYDRATE },
              { name: 'react', test: REACT },
            ],
          },
        },
      },
    },
    plugins: [tailwindcss()],
    define: { 'import.meta.env.FIREBASE_CLIENT': JSON.stringify(environment.firebaseClient) },
    server: {
      // `npm run dev` runs the emulators beside; their Hosting answers what Astro does not.
      proxy: process.env['SITE_API_ORIGIN']
        ? { '/api': process.env['SITE_API_ORIGIN'], '/media': process.env['SITE_API_ORIGIN'] }
        : {},
    },
  },
});
