import type { Page } from '@playwright/test';

/**
 * For `route.fetch`: an emulator closes a connection that was idle for five seconds, and a request that is on its way then
 * fails, where a browser would send it again.
 */
export const ONCE_MORE = { maxRetries: 1 };

/** Holds requests for these URLs until the returned function is called; later ones pass. */
export async function holdRequests(page: Page, urls: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<undefined>();
  await page.route(urls, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve(undefined);
}

/** Path of the code of the first island of this name on the page. */
export async function islandCode(page: Page, name: string): Promise<string> {
  const path = await page.locator(`astro-island[component-export="${name}"]`).first().getAttribute('component-url');
  if (path === null) throw new Error(`expected an island ${name}`);
  return path;
}

/** Responses that the browser has not received. */
export interface HeldResponses {
  readonly count: () => number;
  /** Whether one of them has this text. */
  readonly include: (text: string) => boolean;
  /** Delivers them; later ones pass. */
  readonly release: () => void;
}

/** Holds the responses to requests for this URL; `isMeant` selects them by the posted body, by default all. */
export async function holdResponses(
  page: Page,
  url: string,
  isMeant: (posted: string) => boolean = () => true,
): Promise<HeldResponses> {
  const released = Promise.withResolvers<undefined>();
  const held: string[] = [];
  await page.route(url, async (route) => {
    if (!isMeant(route.request().postData() ?? '')) return route.fallback();
    const response = await route.fetch(ONCE_MORE);
    held.push(await response.text());
    await released.promise;
    return route.fulfill({ response });
  });
  return {
    count: () => held.length,
    include: (text) => held.some((body) => body.includes(text)),
    release: () => released.resolve(undefined),
  };
}
