import { PATHS } from '#domain/site/paths.ts';
import type { SiteSettings } from '#domain/site/settings.ts';

/** What a phone needs to install the site; 'minimal-ui' keeps the back button. */
export function webManifest(settings: SiteSettings, color: string): string {
  return JSON.stringify({
    id: PATHS.home,
    name: `${settings.brandName}: ${settings.tagline}`,
    short_name: settings.brandName,
    description: settings.description,
    lang: 'en',
    start_url: PATHS.home,
    scope: PATHS.home,
    display: 'minimal-ui',
    theme_color: color,
    background_color: color,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
