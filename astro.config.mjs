import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { readBuildEnvironment } from './src/content/build-environment.ts';
import { contentSecurityPolicy } from './src/content/content-security-policy.ts';
import { adminPaths } from './src/integrations/admin-paths.ts';
import { buildFacts } from './src/integrations/build-facts.ts';
import { bundleEarlyScript, earlyScriptFile } from './src/integrations/early-script.ts';
import { interactionDirective } from './src/integrations/interaction-directive.ts';
import { pageScript } from './src/integrations/page-script.ts';

/**
 * Everything that runs on every page (src/pages/_member/on-every-page.ts) goes into one file, with the modules it
 * shares with other scripts and small ones that several kinds of page use: each would be one more request. With Astro's
 * own entry (the first alternative), because an entry of its own would load the file a round trip later. Without
 * domain/money/price-unit, which only pages that compare prices need.
 */
const EVERY_PAGE =
  /astro:scripts\/page|\/src\/(pages\/_member|layouts\/page-shell|features\/(favorites\/hearts|account\/account-entry)|lib\/(announce|announce-missing-code|load-code|when-idle|after-paint|last-listing|fetch-json|stored-json|member\/(known-member|saved-property-ids)|currency\/(follow-currency|load-rates|money|paint-prices)|forms\/(resume-drafts|form-draft))|domain\/(core\/(uuid|is-record)|media\/picture-path|text\/count-of|site\/paths|money\/(?!price-unit)))|\/node_modules\/(nanostores|@nanostores\/persistent)\//;

/** Paths that functions answer (firebase.json). */
const FUNCTION_PATHS = ['/api', '/media', '/brochures', '/scout-sheets'];

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

const apiOrigin = process.env['SITE_API_ORIGIN'];
const environment = readBuildEnvironment(process.env);
const earlyScript = bundleEarlyScript(new URL('src/lib/currency/choose-prices.ts', import.meta.url));
const earlyPrices = bundleEarlyScript(new URL('src/lib/currency/early-prices.ts', import.meta.url));

export default defineConfig({
  site: environment.siteAddress,
  cacheDir: environment.cacheFolder,
  output: 'static',
  trailingSlash: 'never',
  // Hosting serves /rentals from rentals.html (cleanUrls), without a redirect to a trailing slash.
  // Files are written while other pages are rendered: a third of a large build's time is waiting for the disk.
  build: { format: 'file', assets: '_astro', concurrency: 8 },
  experimental: { incrementalBuild: environment.incremental },
  devToolbar: { enabled: false },
  // The cuts that pages use. Optional: a font that comes late waits for the next page, because nothing may move
  // (docs/decisions/0161). styles/font-fallbacks.css has the fallbacks named here.
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Ibarra Real Nova',
      cssVariable: '--font-ibarra',
      display: 'optional',
      fallbacks: ['Ibarra fallback Noto', 'Ibarra fallback DejaVu', 'serif'],
      options: { variants: [{ weight: 400, style: 'normal', src: ['./src/assets/fonts/ibarra-real-nova.woff2'] }] },
    },
    {
      provider: fontProviders.local(),
      name: 'Ibarra Real Nova Italic',
      cssVariable: '--font-ibarra-italic',
      display: 'optional',
      // Text in it falls back to the upright cut (styles/tokens.css).
      fallbacks: [],
      options: {
        variants: [{ weight: 400, style: 'italic', src: ['./src/assets/fonts/ibarra-real-nova-italic.woff2'] }],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Hanken Grotesk',
      cssVariable: '--font-hanken',
      display: 'optional',
      fallbacks: ['Hanken fallback Roboto', 'Hanken fallback DejaVu', 'Hanken fallback Noto', 'sans-serif'],
      options: { variants: [{ weight: '400 600', style: 'normal', src: ['./src/assets/fonts/hanken-grotesk.woff2'] }] },
    },
  ],
  security: { csp: contentSecurityPolicy(environment, earlyScript.code) },
  integrations: [
    react(),
    interactionDirective(),
    adminPaths(),
    pageScript('/src/pages/_member/on-every-page.ts'),
    earlyScriptFile(earlyPrices),
    buildFacts({
      earlyScript: earlyScript.code,
      earlyPrices: earlyPrices.path,
      mapTiles: environment.tiles,
    }),
  ],
  vite: {
    // Every page names its scripts, so short file names save bytes.
    environments: { client: { build: { rolldownOptions: { output: { entryFileNames: '_astro/[hash].js' } } } } },
    // The Content-Security-Policy allows no inline script, however small.
    build: {
      assetsInlineLimit: 0,
      // One file per group: ten small files weigh twice as much.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'every-page', test: EVERY_PAGE },
              { name: 'react', test: REACT },
            ],
          },
        },
      },
    },
    plugins: [tailwindcss()],
    define: {
      'import.meta.env.FIREBASE_CLIENT': JSON.stringify(environment.firebaseClient),
      'import.meta.env.IS_PREVIEW': JSON.stringify(environment.previewOf !== null),
    },
    server: {
      // `npm run dev` starts the emulators too; their Hosting serves what Astro does not.
      proxy: apiOrigin === undefined ? {} : Object.fromEntries(FUNCTION_PATHS.map((path) => [path, apiOrigin])),
    },
  },
});
