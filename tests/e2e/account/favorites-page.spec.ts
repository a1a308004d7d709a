import type { Locator, Page } from '@playwright/test';
import { sampleProperties, type SampleProperty } from '#support/content/sample-properties.ts';
import { holdResponses, holdRequests } from '../hold-requests.ts';
import { resizeWindow } from '../resize-window.ts';
import { expect, fillSignIn, signIn, test } from './member-fixtures.ts';

let properties: SampleProperty[] = [];
const LIST = '**/favorites?pageSize=*';
const titles = (page: Page): Locator => page.locator('.saved-cards h2');
const status = (page: Page): Locator => page.getByRole('main').getByRole('status');

test.beforeAll(async ({ baseURL }) => {
  properties = (await sampleProperties(baseURL ?? '')).slice(0, 4);
});

const ids = (): string[] => properties.map(({ id }) => id);
const names = (): string[] => properties.map(({ title }) => title);

test(
  "'anonymous users are redirected to /login?redirect=/favorites'",
  { tag: '@nightly' },
  async ({ page, members }) => {
    await page.goto('/favorites');
    await expect(page).toHaveURL(/\/login\?redirect=\/favorites$/);
    await fillSignIn(page, await members.create());
    await expect(page).toHaveURL(/\/favorites$/);
  },
);

test(
  "says 'Checking authentication...' and then 'Loading your favorite properties...'",
  { tag: '@nightly' },
  async ({ page, members }) => {
    const member = await members.create(ids());
    const [lookup, list] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    await signIn(page, member);
    await page.route('**/accounts:lookup*', async (route) => {
      await lookup.promise;
      await route.continue();
    });
    await page.route(LIST, async (route) => {
      await list.promise;
      await route.continue();
    });
    await page.evaluate(() => localStorage.removeItem('favorites'));
    await page.goto('/favorites');
    await expect(status(page)).toHaveText('Checking authentication...');
    lookup.resolve(undefined);
    await expect(status(page)).toHaveText('Loading your favorite properties...');
    list.resolve(undefined);
    await expect(status(page)).toHaveText('Showing 4 favorite properties');
  },
);

test.describe('an error', () => {
  test.use({ toleratedErrors: [/status of 500/] });

  test(
    "reads 'Error loading your favorites' with the message, and Try Again fetches again",
    { tag: '@nightly' },
    async ({ page, members }) => {
      await signIn(page, await members.create(ids()), '/contact');
      await expect(page.getByRole('banner').locator('[data-favorites-count]')).toHaveText('4');
      await page.evaluate(() => localStorage.removeItem('favorites'));
      await page.route(LIST, (route) => route.fulfill({ status: 500, body: 'no' }));
      await page.goto('/favorites');
      await expect(page.getByRole('heading', { name: 'Error loading your favorites' })).toBeVisible();
      await expect(page.getByText('Your favorites cannot be loaded at the moment.')).toBeVisible();
      await page.unroute(LIST);
      await page.getByRole('button', { name: 'Try Again' }).click();
      await expect(status(page)).toHaveText('Showing 4 favorite properties');
    },
  );

  test('stands above the list of the device, and Try Again fetches again', async ({ page, members }) => {
    await signIn(page, await members.create(ids()), '/favorites');
    await expect(status(page)).toHaveText('Showing 4 favorite properties');
    await page.route(LIST, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.reload();
    await expect(page.getByText('Your favorites cannot be loaded at the moment.')).toBeVisible();
    await expect(titles(page)).toHaveText(names());
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Try Again' }).press('Enter');
    await expect(status(page)).toHaveText('Showing 4 favorite properties');
    await expect(status(page)).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a release that is over', () => {
  test.use({ toleratedErrors: [/status of 404/] });

  test(
    'is not taken for properties that are no longer offered: Try Again loads the page again',
    { tag: '@nightly' },
    async ({ page, members }) => {
      await signIn(page, await members.create(ids()), '/contact');
      await expect(page.getByRole('banner').locator('[data-favorites-count]')).toHaveText('4');
      await page.route('**/data/cards/*', (route) => route.fulfill({ status: 404, body: 'gone' }));
      await page.goto('/favorites');
      await expect(page.getByRole('heading', { name: 'Error loading your favorites' })).toBeVisible();
      await expect(page.getByText('no longer')).toHaveCount(0);
      await page.unroute('**/data/cards/*');
      const loaded = page.waitForEvent('load');
      await page.getByRole('button', { name: 'Try Again' }).click();
      await loaded;
      await expect(status(page)).toHaveText('Showing 4 favorite properties');
    },
  );
});

test(
  "without favourites: 'You haven't saved any properties yet', and Browse Properties to /rentals",
  { tag: '@nightly' },
  async ({ page, members }) => {
    await signIn(page, await members.create(), '/favorites');
    await expect(page.getByText("You haven't saved any properties yet")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/rentals');
  },
);

test.describe('with favourites', () => {
  test(
    "shows 'Showing N favorite property/properties', title ascending",
    { tag: '@nightly' },
    async ({ page, members }) => {
      await signIn(page, await members.create(ids()), '/favorites');
      await expect(status(page)).toHaveText('Showing 4 favorite properties');
      await expect(titles(page)).toHaveText(names());
      await page.getByLabel('Search', { exact: true }).fill(properties[0]?.title.toUpperCase() ?? '');
      await expect(status(page)).toHaveText('Showing 1 favorite property');
    },
  );

  test('have no controls on paper', { tag: '@nightly' }, async ({ page, members }) => {
    await signIn(page, await members.create(ids()), '/favorites');
    await expect(titles(page)).toHaveText(names());
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main :is(button, input, label, select)').filter({ visible: true })).toHaveCount(0);
    await expect(titles(page).filter({ visible: true })).toHaveCount(4);
  });

  test('searches title, location and description, clears, and says when nothing matches', async ({ page, members }) => {
    await signIn(page, await members.create(ids()), '/favorites');
    const search = page.getByPlaceholder('Search your favorites...');
    await expect(page.getByRole('button', { name: 'Clear search', exact: true })).toBeHidden();
    await search.fill('nothing is called like this');
    await expect(status(page)).toHaveText('No favorites match your search');
    await page.getByRole('main').getByRole('button', { name: 'Clear Search', exact: true }).click();
    await expect(search).toBeFocused();
    await expect(titles(page)).toHaveText(names());
    await search.fill('zzz');
    await page.getByRole('button', { name: 'Clear search', exact: true }).click();
    await expect(search).toHaveValue('');
    await expect(titles(page)).toHaveCount(4);
  });

  test('sorts by name, location and price in both directions', { tag: '@nightly' }, async ({ page, members }) => {
    await signIn(page, await members.create(ids()), '/favorites');
    await expect(titles(page)).toHaveText(names());
    await expect(page.getByLabel('Sort by').locator('option')).toHaveText(['Name', 'Location', 'Price']);
    await page.getByRole('button', { name: 'Sort direction' }).click();
    await expect(titles(page)).toHaveText(names().toReversed());
    await page.getByLabel('Sort by').selectOption('Price');
    const byPrice = properties.toSorted((one, other) => other.amount - one.amount).map(({ title }) => title);
    await expect(titles(page)).toHaveText(byPrice);
    await page.getByRole('button', { name: 'Sort direction' }).click();
    await expect(titles(page)).toHaveText(byPrice.toReversed());
  });

  test(
    'are in one column on a phone, in two on a tablet and in three in a wide window',
    { tag: '@nightly' },
    async ({ page, members }) => {
      await signIn(page, await members.create(ids()), '/favorites');
      await expect(titles(page)).toHaveCount(4);
      for (const [width, columns] of [
        [390, 1],
        [800, 2],
        [1440, 3],
      ] as const) {
        await resizeWindow(page, { width, height: 900 });
        const lefts = await page
          .locator('.saved-cards > li')
          .evaluateAll((items) => new Set(items.map((item) => Math.round(item.getBoundingClientRect().left))).size);
        expect(lefts, `${width} px`).toBe(columns);
      }
    },
  );

  test('a property is removed from the list with its heart, here and in another tab', async ({
    page,
    context,
    members,
  }) => {
    const member = await members.create(ids());
    await signIn(page, member, '/favorites');
    const other = await context.newPage();
    await other.goto('/favorites');
    await expect(titles(other)).toHaveText(names());
    await page.getByRole('button', { name: `Saved ${names()[1]}` }).click();
    const left = names().filter((_, index) => index !== 1);
    await expect(titles(page)).toHaveText(left);
    await expect(titles(other)).toHaveText(left);
    await expect(page.getByRole('button', { name: `Saved ${left[1]}` })).toBeFocused();
    await expect.poll(async () => (await members.favoritesOf(member.uid)).length).toBe(3);
  });

  test('the last heart leaves the focus at the message', { tag: '@nightly' }, async ({ page, members }) => {
    const member = await members.create(ids().slice(0, 2));
    await signIn(page, member, '/favorites');
    await expect(titles(page)).toHaveCount(2);
    // The last one that matches a search, and then the last one of all.
    await page.getByLabel('Search', { exact: true }).fill(names()[0] ?? '');
    await expect(titles(page)).toHaveCount(1);
    await page.getByRole('button', { name: `Saved ${names()[0]}` }).press('Enter');
    await expect(status(page)).toHaveText('No favorites match your search');
    await expect(status(page)).toBeFocused();
    await page.getByRole('main').getByRole('button', { name: 'Clear Search', exact: true }).click();
    await page.getByRole('button', { name: `Saved ${names()[1]}` }).press('Enter');
    await expect(page.getByText("You haven't saved any properties yet")).toBeFocused();
    await expect.poll(async () => (await members.favoritesOf(member.uid)).length).toBe(0);
  });

  test(
    'a property that is removed while another tab loads the list stays removed',
    { tag: '@nightly' },
    async ({ page, context, members }) => {
      const member = await members.create(ids());
      await signIn(page, member, '/favorites');
      await expect(status(page)).toHaveText('Showing 4 favorite properties');
      const other = await context.newPage();
      const list = await holdResponses(other, LIST);
      await other.goto('/favorites');
      await expect.poll(list.count).toBe(1);
      await page.getByRole('button', { name: `Saved ${names()[1]}` }).click();
      await expect.poll(async () => (await members.favoritesOf(member.uid)).length).toBe(3);
      list.release();
      await expect(status(other)).toHaveText('Showing 3 favorite properties');
      await expect(status(page)).toHaveText('Showing 3 favorite properties');
    },
  );

  test(
    'a property stays removed when another tab loaded the list just before',
    { tag: '@nightly' },
    async ({ page, context, members }) => {
      await signIn(page, await members.create(ids()), '/favorites');
      await expect(status(page)).toHaveText('Showing 4 favorite properties');
      const release = await holdRequests(page, '**/documents:commit');
      await page.getByRole('button', { name: `Saved ${names()[1]}` }).click();
      await expect(status(page)).toHaveText('Showing 3 favorite properties');
      const other = await context.newPage();
      const list = other.waitForResponse(LIST);
      await other.goto('/favorites');
      await (await list).finished();
      release();
      await expect(status(other)).toHaveText('Showing 3 favorite properties');
      await expect(status(page)).toHaveText('Showing 3 favorite properties');
    },
  );

  test('says when a saved property is no longer available', { tag: '@nightly' }, async ({ page, members }) => {
    await signIn(page, await members.create([...ids(), '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f']), '/favorites');
    await expect(page.getByText('One property that you saved is no longer available.')).toBeVisible();
  });

  test.describe('without a connection', () => {
    test.use({ toleratedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

    test('stay readable, also after a reload', { tag: '@nightly' }, async ({ page, context, members }) => {
      await signIn(page, await members.create(ids()), '/favorites');
      await expect(titles(page)).toHaveCount(4);
      await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        const needed = performance.getEntriesByType('resource').map(({ name }) => name);
        const scripts = needed.filter((name) => /_astro|data\/cards/.test(name));
        const kept = async () => (await Promise.all(scripts.map((name) => caches.match(name)))).every(Boolean);
        while (!(await kept())) await new Promise(requestAnimationFrame);
      });
      await context.setOffline(true);
      await page.reload();
      await expect(titles(page)).toHaveText(names());
      await expect(status(page)).toHaveText(
        'You are offline. This is the last version of your list saved on this device.',
      );
      await page.getByPlaceholder('Search your favorites...').fill(names()[0] ?? '');
      await expect(titles(page)).toHaveText([names()[0] ?? '']);
    });
  });
});

test.describe('a session that ended meanwhile', () => {
  test.use({ toleratedErrors: [/status of 400/] });

  test('leads to the sign-in page, which says so, and back', { tag: '@nightly' }, async ({ page, members }) => {
    const member = await members.create(ids());
    await signIn(page, member, '/contact');
    await members.auth.updateUser(member.uid, { disabled: true });
    await page.goto('/favorites');
    await expect(page).toHaveURL(/\/login\?redirect=\/favorites$/);
    await expect(page.getByText('Your session has ended. Please sign in to continue.')).toBeVisible();
    await members.auth.updateUser(member.uid, { disabled: false });
    await fillSignIn(page, member);
    await expect(titles(page)).toHaveText(names());
  });
});
