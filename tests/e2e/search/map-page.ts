import type { Page } from '@playwright/test';
import { buildMapPage, MAP_PAGE } from '#support/map-page/build-map-page.ts';

/** A grey square of one pixel, which stands for every tile. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsr6//DwAFfgKAu7WjUgAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers the map's page under the site's own address. */
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

/** Answers the tile service, or cuts it off; counts what is asked of it. */
export async function serveTiles(
  browserPage: Page,
  response: 'well' | 'not at all' = 'well',
): Promise<{ asked: number }> {
  const count = { asked: 0 };
  await browserPage.route('https://tile.openstreetmap.org/**', async (route) => {
    count.asked += 1;
    await (response === 'well' ? route.fulfill({ contentType: 'image/png', body: TILE }) : route.abort());
  });
  return count;
}
