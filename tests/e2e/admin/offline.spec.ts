import { enter, expect, test } from './admin-fixtures.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';

// The browser logs failed requests, and the back office logs why a screen did not open.
test.use({
  toleratedErrors: [/net::ERR_|Failed to fetch|dynamically imported module|Failed to load module|no connection/],
});

const TEXT = 'You are offline. Your changes are kept on this device.';

test(
  'a screen whose code cannot be fetched says so, and opens by itself once there is a connection',
  { tag: '@nightly' },
  async ({ page, context, account }) => {
    await enter(page, '/admin/dashboard', await account('admin'));
    await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible();
    await context.setOffline(true);
    const menu = page.getByRole('navigation', { name: 'Admin Panel' });
    await menu.getByRole('link', { name: 'Audit Log' }).click();
    await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible();
    await expect(page.getByText('You are offline. It opens automatically when you are back online.')).toBeVisible();
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    expect(await axeFindingsAtWidths(page, [390, 1440])).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Audit Log' })).toBeVisible();

    await page.route(/\/_astro\/.*SubscribersScreen/, (route) => route.abort('failed'));
    await menu.getByRole('link', { name: 'Subscribers' }).click();
    await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible();
    await expect(page.getByText('The connection failed. We try again every few seconds.')).toBeVisible();
    await page.unroute(/\/_astro\/.*SubscribersScreen/);
    await expect(page.getByRole('heading', { name: 'Subscribers' })).toBeVisible();
  },
);

test('a form says that it is offline and keeps what is typed, of properties and of other content', async ({
  page,
  context,
  account,
  properties,
}) => {
  const { id } = await properties.create();
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  await page.getByLabel('Subtitle').fill('Typed on a train');
  await context.setOffline(true);
  await expect(page.getByText(TEXT)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(TEXT)).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/is saved\.$/)).toBeVisible();

  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Add Service' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill('Boat trips');
  await context.setOffline(true);
  await expect(form.getByText(TEXT)).toBeVisible();
  await form.getByLabel('Description').fill('Typed under a bridge');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Typed under a bridge');
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Add Service' }).click();
  await form.getByRole('button', { name: 'Restore' }).press('Enter');
  // The button is gone.
  await expect(form.getByRole('heading', { name: 'Add Service' })).toBeFocused();
  await expect(form.getByLabel('Title')).toHaveValue('Boat trips');
  await expect(form.getByLabel('Description')).toHaveValue('Typed under a bridge');
});

test(
  'a list that is read without a connection says so, and loads once there is one',
  { tag: '@nightly' },
  async ({ page, context, account }) => {
    await page.route('**/documents:run*', (route) => route.abort('failed'));
    await enter(page, '/admin/services', await account('editor'));
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await context.setOffline(true);
    await again.click();
    await expect(page.getByText('You are offline. This loads as soon as there is a connection.')).toBeVisible();
    await page.unroute('**/documents:run*');
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
  },
);

test(
  'a preview that is requested without a connection says so at once, and holds no screen back',
  { tag: '@nightly' },
  async ({ page, context, account, properties }) => {
    const { id } = await properties.create();
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    const preview = page.getByRole('button', { name: 'Preview', exact: true });
    await expect(preview).toBeEnabled();
    await context.setOffline(true);
    await preview.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'There is no connection.' })).toBeVisible();
    await expect(preview).toBeFocused();
    await page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/admin/services');
  },
);

test('a preview whose state cannot be read says so', { tag: '@nightly' }, async ({ page, account, properties }) => {
  const { id, rev } = await properties.create();
  await page.route('**/api/admin/previews', async (route) => {
    const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
    const made = { state: 'requested', address: null, why: '', expiresAt, uid: 'a colleague' };
    await route.fulfill({ json: { preview: { id: crypto.randomUUID(), propertyId: id, rev, ...made } } });
  });
  await page.route('**/documents:batchGet', async (route) => {
    const isMeant = (route.request().postData() ?? '').includes('/previews/');
    await (isMeant ? route.abort('failed') : route.fallback());
  });
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  await page.getByRole('button', { name: 'Preview', exact: true }).press('Enter');
  const failure = 'Whether the preview is made could not be found out. Please try again.';
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeEnabled();
});
