import type { Page } from '@playwright/test';
import { propertyPathOf, sampleProperties, type SampleProperty } from '#support/content/sample-properties.ts';
import { holdRequests } from '../hold-requests.ts';
import { expect, signIn, test } from './member-fixtures.ts';

let properties: SampleProperty[] = [];

test.beforeAll(async ({ baseURL }) => {
  properties = (await sampleProperties(baseURL ?? '')).slice(0, 4);
});

const ids = (): string[] => properties.map(({ id }) => id);
const names = (): string[] => properties.map(({ title }) => title);

test.describe('a shortlist', () => {
  const keepOnDevice = async (page: Page, kept: readonly Pick<SampleProperty, 'id'>[]): Promise<void> => {
    await page.goto('/contact');
    await page.evaluate(
      (list) => localStorage.setItem('shortlist', JSON.stringify(list)),
      kept.map(({ id }) => id),
    );
  };

  test('on the device shows its properties without an account', async ({ page }) => {
    await keepOnDevice(page, properties.slice(0, 2));
    await page.goto('/login');
    await page.getByRole('link', { name: 'See the shortlist of this device' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shortlist');
    await expect(page.locator('.saved-cards h2')).toHaveText(names().slice(0, 2));
  });

  test('gives the focus to its message when the last heart goes', { tag: '@nightly' }, async ({ page }) => {
    await keepOnDevice(page, properties.slice(0, 1));
    await page.goto('/shortlist');
    await page.getByRole('button', { name: `Saved ${names()[0]}` }).press('Enter');
    await expect(page.getByText('No properties are saved on this device yet')).toBeFocused();
  });

  test('lets its owner remove what is no longer available', { tag: '@nightly' }, async ({ page }) => {
    const gone = { id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f' };
    await keepOnDevice(page, [...properties.slice(0, 1), gone]);
    await page.goto('/shortlist');
    await expect(page.getByText('One property that you saved is no longer available.')).toBeVisible();
    await expect(page.locator('[data-favorites-count]').first()).toHaveText('2');
    await page.getByRole('button', { name: 'Remove it from your list' }).press('Enter');
    await expect(page.getByText('One house', { exact: true })).toBeFocused();
    await expect(page.getByText('is no longer available')).toHaveCount(0);
    await expect(page.locator('[data-favorites-count]').first()).toHaveText('1');
    await expect(page.locator('.saved-cards h2')).toHaveText(names().slice(0, 1));
  });

  test('is offered to be merged on signing in', async ({ page, members }) => {
    const member = await members.create([properties[0]?.id ?? '']);
    await keepOnDevice(page, properties.slice(0, 3));
    await signIn(page, member, '/contact');
    await expect(page.getByText('2 properties are on the shortlist on this device.')).toBeVisible();
    await page.getByRole('button', { name: 'Add to favorites' }).click();
    await expect(page.getByText('2 properties were added to your favorites.')).toBeVisible();
    expect(await members.favoritesOf(member.uid)).toEqual(ids().slice(0, 3).toSorted());
  });

  test('of a member who just signed in is loading, not empty', { tag: '@nightly' }, async ({ page, members }) => {
    const member = await members.create(ids().slice(0, 2));
    const release = await holdRequests(page, '**/favorites?pageSize=*');
    await signIn(page, member, '/shortlist');
    await expect(page.getByText('Loading the shortlist...')).toBeVisible();
    await expect(page.getByText("You haven't saved any properties yet")).toHaveCount(0);
    release();
    await expect(page.locator('.saved-cards h2')).toHaveCount(2);
  });

  test('that was declined is not offered again', { tag: '@nightly' }, async ({ page, members }) => {
    const member = await members.create();
    await keepOnDevice(page, properties.slice(0, 1));
    await signIn(page, member, '/contact');
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.evaluate(() => localStorage.removeItem('favorites'));
    await page.goto('/favorites');
    await expect(page.getByText("You haven't saved any properties yet")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to favorites' })).toHaveCount(0);
  });

  test('is shared by link: read-only for anyone, and saved as their own', async ({
    page,
    browser,
    context,
    members,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, await members.create(ids()), '/favorites');
    await page.getByRole('button', { name: 'Share this list' }).click();
    await expect(page.getByText('The link to this list is copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.length).toBeLessThan(200);

    const stranger = await (await browser.newContext()).newPage();
    await stranger.goto(link);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('A shared shortlist');
    await expect(stranger.locator('.saved-cards h2')).toHaveText(names());
    await stranger.getByRole('button', { name: 'Save as my own' }).click();
    await expect(stranger.getByText('These properties are now on the shortlist on this device.')).toBeVisible();
    await stranger.goto('/shortlist');
    await expect(stranger.locator('.saved-cards h2')).toHaveCount(4);
    await stranger.context().close();
  });

  test('with a made-up link says that nothing is offered', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/shortlist?houses=<script>alert(1)</script>.AAAA');
    await expect(page.getByText('None of these properties is available any more')).toBeVisible();
  });

  test('links to the page of each property', { tag: '@nightly' }, async ({ page }) => {
    await keepOnDevice(page, properties.slice(0, 1));
    await page.goto('/shortlist');
    await expect(page.getByRole('link', { name: names()[0] ?? '' })).toHaveAttribute(
      'href',
      propertyPathOf(properties[0] ?? fail()),
    );
  });
});

function fail(): never {
  throw new Error('There are no sample properties');
}
