import { enter, expect, test } from './admin-fixtures.ts';
import { axeFindings } from '../axe-findings.ts';
import { resizeWindow } from '../resize-window.ts';
import { screenFaults } from './screen-faults.ts';
import { focusBelowBar } from './focus-below-bar.ts';

test('axe finds nothing on the sign-in page, and it fits the window', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
});

test(
  'axe finds nothing on the dashboard with its filters, a selection, a question and the menu open',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { title } = await properties.create();
    const word = title.split(' ')[1] ?? '';
    await enter(page, `/admin/dashboard?q=${word}`, await account('editor'));
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    expect(await screenFaults(page)).toEqual([]);
    await resizeWindow(page, { width: 390, height: 900 });
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Admin Panel' })).toBeVisible();
    expect(await axeFindings(page, '#rail')).toEqual([]);
    await page.getByRole('link', { name: 'Properties', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Admin Panel' })).toBeHidden();
    await page.getByLabel('Search properties').fill(word);
    await page.getByRole('button', { name: `Delete ${title}` }).click();
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  },
);

test(
  'axe finds nothing on the form of a property, nor with its errors',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await enter(page, '/admin/add-property', await account('editor'));
    await page.getByRole('button', { name: 'Create Property' }).click();
    await expect(page.getByRole('link', { name: 'Please enter a property title' })).toBeVisible();
    expect(await screenFaults(page)).toEqual([]);
  },
);

test('axe finds nothing on the error screens', { tag: '@nightly' }, async ({ page, account }) => {
  await enter(page, `/admin/edit-property/${crypto.randomUUID()}`, await account('editor'));
  await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
  // Navigation inside the back office, because Hosting responds to the URL with the site's own page.
  await page.evaluate(() => {
    history.pushState(null, '', '/admin/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await screenFaults(page)).toEqual([]);
});

test(
  'what has the focus is not below the bars that stay in view, which a low window does without',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await enter(page, '/admin/add-property', await account('editor'));
    await expect(page.getByRole('button', { name: 'Create Property' })).toBeVisible();
    await resizeWindow(page, { width: 1440, height: 700 });
    expect(await focusBelowBar(page, '.save-bar')).toEqual([]);
    // A window of 1280 by 1024 at 400 %.
    await resizeWindow(page, { width: 320, height: 256 });
    await expect(page.locator('.save-bar')).toHaveCSS('position', 'static');

    await resizeWindow(page, { width: 1440, height: 700 });
    await page.goto('/admin/dashboard');
    await page
      .getByRole('checkbox', { name: /^Select / })
      .first()
      .check();
    expect(await focusBelowBar(page, '.bulk-bar')).toEqual([]);
  },
);
