import type { Page } from '@playwright/test';
import { enter, expect, test } from './admin-fixtures.ts';
import { axeFindings } from './axe-findings.ts';
import { schemeTaken } from './scheme-taken.ts';

test.describe.configure({ timeout: 90_000 });

/** A telephone by night and a desk by day: each width and each scheme once. */
const LOOKS = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;

/** What axe finds narrow and wide, by night and by day. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await schemeTaken(page);
    const places = await axeFindings(page);
    found.push(...places.map((place) => `${width} ${colorScheme} ${place}`));
  }
  return found;
}

/** Whether the page is wider than its window. */
function isTooWide(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

test('axe finds nothing at the door, nor does anything stand out of the window', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('axe finds nothing on the dashboard with its filters, a selection, a question and the menu open', async ({
  page,
  account,
}) => {
  await enter(page, '/admin/dashboard', await account('editor'));
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .check();
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await isTooWide(page)).toBe(false);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Admin Panel' })).toBeVisible();
  expect(await axeFindings(page, '#rail')).toEqual([]);
  await page.getByRole('link', { name: 'Properties', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Admin Panel' })).toBeHidden();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
});

test('axe finds nothing on the form of a property, nor while it lacks something', async ({ page, account }) => {
  await enter(page, '/admin/add-property', await account('editor'));
  await page.getByRole('button', { name: 'Create Property' }).click();
  await expect(page.getByRole('link', { name: 'Please enter a property title' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await isTooWide(page)).toBe(false);
});

test('axe finds nothing on the screens that say no', async ({ page, account }) => {
  await enter(page, `/admin/edit-property/${crypto.randomUUID()}`, await account('editor'));
  await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.goto('/admin/nowhere');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
