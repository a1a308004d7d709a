import type { Locator, Page } from '@playwright/test';
import { propertyPathOf, sampleProperties, type SampleProperty } from '#support/content/sample-properties.ts';
import { expect, fillSignIn, signIn, test } from './member-fixtures.ts';

const heartOf = (page: Page, { id }: SampleProperty): Locator => page.locator(`[data-favorite="${id}"]`).first();
const badge = (page: Page): Locator => page.getByRole('banner').locator('[data-favorites-count]');

/** What the tab keeps for after the sign-in; null for nothing. */
const waiting = (page: Page) => page.evaluate(() => sessionStorage.getItem('after-sign-in'));

let properties: SampleProperty[] = [];

test.beforeAll(async ({ baseURL }) => {
  properties = await sampleProperties(baseURL ?? '');
});

function property(index: number): SampleProperty {
  const found = properties[index];
  if (!found) throw new Error(`There is no property ${index}`);
  return found;
}

test.describe('a visitor', () => {
  test("'is redirected to /login?redirect={current path}', and the property is saved on return", async ({
    page,
    members,
  }) => {
    const member = await members.create();
    await page.goto(`${propertyPathOf(property(0))}?from=mail`);
    await heartOf(page, property(0)).click();
    await expect(page).toHaveURL(new RegExp(`/login\\?redirect=${propertyPathOf(property(0))}%3Ffrom%3Dmail$`));
    await expect(page.getByText('You must be logged in to add favorites')).toBeVisible();
    await fillSignIn(page, member);
    await expect(page).toHaveURL(/\?from=mail$/);
    await expect(heartOf(page, property(0))).toHaveAccessibleName(`Saved ${property(0).title}`);
    await expect.poll(() => members.favoritesOf(member.uid)).toEqual([property(0).id]);
    // The device forgets it once the response has come.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('shortlist'))).toBeNull();
  });

  test('may go on without an account: hearts then stay on the device', async ({ page }) => {
    await page.goto(propertyPathOf(property(0)));
    await heartOf(page, property(0)).click();
    await page.getByRole('button', { name: 'Continue without an account' }).click();
    await expect(heartOf(page, property(0))).toHaveAccessibleName(`Saved ${property(0).title}`);
    await expect(badge(page)).toHaveText('1');
    await page.goto(propertyPathOf(property(1)));
    await heartOf(page, property(1)).click();
    await expect(heartOf(page, property(1))).toHaveAccessibleName(`Saved ${property(1).title}`);
    await expect(badge(page)).toHaveText('2');
    await heartOf(page, property(1)).click();
    await expect(badge(page)).toHaveText('1');
  });

  test(
    'who takes a heart back before the sign-in has no favourite afterwards',
    { tag: '@nightly' },
    async ({ page, members }) => {
      const member = await members.create();
      await page.goto(propertyPathOf(property(0)));
      await heartOf(page, property(0)).click();
      await expect(page).toHaveURL(/\/login/);
      await page.goto(propertyPathOf(property(0)));
      await heartOf(page, property(0)).click();
      await expect(badge(page)).toBeHidden();
      await signIn(page, member, propertyPathOf(property(1)));
      await expect.poll(() => waiting(page)).toBeNull();
      expect(await members.favoritesOf(member.uid)).toEqual([]);
    },
  );

  test(
    'whose session had ended reads of it once, until the next sign-in',
    { tag: '@nightly' },
    async ({ page, members }) => {
      await page.goto('/login');
      await page.evaluate(() => sessionStorage.setItem('after-sign-in', '{"reason":"ended","favorite":null}'));
      await page.reload();
      await expect(page.getByText('Your session has ended')).toBeVisible();
      await signIn(page, await members.create(), propertyPathOf(property(0)));
      await expect.poll(() => waiting(page)).toBeNull();
    },
  );

  test('loads nothing of Auth until a member signs in', { tag: '@nightly' }, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/auth\.|identitytoolkit|documents/.test(new URL(request.url()).pathname)) scripts.push(request.url());
    });
    await page.goto('/rentals');
    await page.locator('[data-favorite]').first().click();
    await expect(page).toHaveURL(/\/login/);
    expect(scripts).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no heart without function is shown', async ({ page }) => {
    await page.goto(propertyPathOf(property(0)));
    await expect(heartOf(page, property(0))).toBeAttached();
    await expect(heartOf(page, property(0))).toBeHidden();
  });

  test('/favorites says that JavaScript is needed', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/favorites');
    // Playwright does not find text in noscript.
    const notice = page.locator('main noscript:visible p').first();
    await expect(notice).toBeVisible();
    expect(await notice.textContent()).toContain('JavaScript');
  });
});
