import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { readBuildEnvironment } from './src/build/environment.ts';

const environment = readBuildEnvironment(process.env);

export default defineConfig({
  site: environment.siteAddress,
  cacheDir: environment.cacheFolder,
  output: 'static',
  trailingSlash: 'never',
  // Hosting serves /rentals from rentals.html (cleanUrls), without a redirect to a trailing slash.
  build: { format: 'file', assets: '_astro' },
  devToolbar: { enabled: false },
  integrations: [react()],
  vite: {
    server: {
      // `npm run dev` runs the emulators beside; their Hosting answers what Astro does not.
      proxy: process.env['SITE_API_ORIGIN']
        ? { '/api': process.env['SITE_API_ORIGIN'], '/media': process.env['SITE_API_ORIGIN'] }
        : {},
    },
  },
});
