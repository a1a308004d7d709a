import type { Page } from '@playwright/test';

/** Keeps requests for these addresses on their way until what it answers is called; those that come later pass. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const released = Promise.withResolvers<undefined>();
  await page.route(addresses, async (route) => {
    await released.promise;
    await route.continue();
  });
  return () => released.resolve(undefined);
}
