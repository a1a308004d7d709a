import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../axe-findings.ts';
import { expect, test } from '../fixtures.ts';
import { resizeWindow } from '../resize-window.ts';

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu', exact: true });

async function openMenu(page: Page): Promise<void> {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page)).toBeVisible();
}

test('groups open one at a time and contain links', async ({ page }) => {
  await openMenu(page);
  await menu(page).getByText('Rentals', { exact: true }).click();
  await expect(menu(page).getByRole('link', { name: 'Retreat Spaces' })).toBeVisible();
  await menu(page).getByText('Destinations', { exact: true }).click();
  await expect(menu(page).getByRole('link', { name: 'Retreat Spaces' })).toBeHidden();
  await expect(menu(page).locator('a[href^="/destinations/"]')).toHaveCount(11);
  await menu(page).getByRole('link', { name: 'View All Destinations' }).click();
  await expect(page).toHaveURL('/destinations');
  await expect(menu(page)).toBeHidden();
});

test('the group of the current page is open', { tag: '@nightly' }, async ({ page }) => {
  await openMenu(page);
  const current = menu(page).getByRole('link', { name: 'Our Services' });
  await expect(current).toBeVisible();
  await expect(current).toHaveAttribute('aria-current', 'page');
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  const tag = reducedMotion === 'reduce' ? ['@nightly'] : [];
  test.describe(`with ${reducedMotion === 'reduce' ? 'reduced' : 'usual'} motion`, { tag }, () => {
    test.use({ reducedMotion });

    test('takes the focus, keeps it off the page below, and gives it back on Escape', async ({ page }) => {
      await openMenu(page);
      await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
      await expect(page.locator('main h1')).toBeHidden();
      await expect(page.locator('footer a').first()).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('footer a').first()).toBeVisible();
    });
  });
}

test('groups open by keyboard', { tag: '@nightly' }, async ({ page }) => {
  await openMenu(page);
  await menu(page).locator('summary', { hasText: 'Contact' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link', { name: 'Speak To Us' })).toBeFocused();
});

test('axe finds no fault in it', { tag: '@nightly' }, async ({ page }) => {
  await openMenu(page);
  expect(await axeFindings(page, '#mobile-menu')).toEqual([]);
});

test('its button closes it', { tag: '@nightly' }, async ({ page }) => {
  await openMenu(page);
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toBeHidden();
});

test('a wider window gets the full header', { tag: '@nightly' }, async ({ page }) => {
  await openMenu(page);
  await resizeWindow(page, { width: 1100, height: 700 });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('every entry is at least 40 px high', { tag: '@nightly' }, async ({ page }) => {
  await openMenu(page);
  for (const entry of await menu(page).locator('summary, a:visible').all()) {
    expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, expands and navigates', async ({ page }) => {
    await openMenu(page);
    await menu(page).getByText('Contact', { exact: true }).click();
    await menu(page).getByRole('link', { name: 'List With Us' }).click();
    await expect(page).toHaveURL('/list-property');
  });
});
