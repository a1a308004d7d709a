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

/** Answers that were given and have not arrived. */
export interface HeldResponses {
  /** How many there are so far. */
  readonly count: () => number;
  /** Lets them arrive, and those that come later pass. */
  readonly release: () => void;
}

/** Keeps the answers to requests for this address on their way back; `isMeant` leaves out what was posted otherwise, by default nothing. */
export async function holdResponses(
  page: Page,
  address: string,
  isMeant: (posted: string) => boolean = () => true,
): Promise<HeldResponses> {
  const released = Promise.withResolvers<undefined>();
  let count = 0;
  await page.route(address, async (route) => {
    if (!isMeant(route.request().postData() ?? '')) return route.fallback();
    const response = await route.fetch();
    count += 1;
    await released.promise;
    return route.fulfill({ response });
  });
  return { count: () => count, release: () => released.resolve(undefined) };
}
