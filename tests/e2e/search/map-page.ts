import type { Page } from '@playwright/test';
import { buildMapPage, MAP_PAGE } from '#support/map-page/build-map-page.ts';

/** A grey pixel, used for every tile. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsr6//DwAFfgKAu7WjUgAAAABJRU5ErkJggg==',
  'base64',
);

/** Serves the map's page from the site's origin. */
export async function serveMapPage(browserPage: Page): Promise<void> {
  const files = await buildMapPage();
  await browserPage.route(
    ({ pathname }) => pathname.startsWith(MAP_PAGE),
    async (route) => {
      const file = files.get(new URL(route.request().url()).pathname);
      await (file === undefined ? route.abort() : route.fulfill(file));
    },
  );
}

/** Replaces the tile service and counts its requests. */
export async function serveTiles(
  browserPage: Page,
  service: 'available' | 'unavailable' = 'available',
): Promise<{ requested: number }> {
  const count = { requested: 0 };
  await browserPage.route('https://tile.openstreetmap.org/**', async (route) => {
    count.requested += 1;
    await (service === 'available' ? route.fulfill({ contentType: 'image/png', body: TILE }) : route.abort());
  });
  return count;
}
