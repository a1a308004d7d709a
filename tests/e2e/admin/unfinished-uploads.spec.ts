import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { drawnJpeg } from '#support/hostile-files/drawn-pictures.ts';
import { enter, expect, test } from './admin-fixtures.ts';
import { holdRequests } from '../hold-requests.ts';

// The emulated function that processes pictures may have to start first or get the event again.
const PROCESSED = { timeout: 60_000 };

// The browser logs the error responses that these tests cause.
test.use({ toleratedErrors: [/the server responded with a status of (403|500)/] });
const file = async (name: string) => ({
  ...{ name, mimeType: 'image/jpeg' },
  buffer: await drawnJpeg(randomInt(1_000_000_000)),
});

/** Clicks a link of the menu; the leave dialog may open. */
const leave = (page: Page): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Admin Panel' })
    .getByRole('link', { name: /^Services/ })
    .click();

test('leaving a property asks while a picture is uploading, and nothing else was changed', async ({
  page,
  account,
  properties,
}) => {
  const { id } = await properties.create();
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  await expect(page.getByRole('region', { name: 'Pictures' }).getByLabel('Choose files')).toBeAttached();
  const release = await holdRequests(page, /\/v0\/b\//);
  await page
    .getByRole('region', { name: 'Pictures' })
    .getByLabel('Choose files')
    .setInputFiles(await file('terrace.jpg'));
  await expect(page.getByText('Uploading')).toBeVisible();
  await leave(page);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(`/admin/edit-property/${id}`);
  release();
  await expect(page.getByText('Uploaded')).toBeVisible(PROCESSED);
});

test('a picture that fails while saving waits is named, nothing is saved, and a retry adds it', async ({
  page,
  account,
  properties,
}) => {
  const { id } = await properties.create();
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  await expect(page.getByRole('region', { name: 'Pictures' }).getByLabel('Choose files')).toBeAttached();
  const failing = Promise.withResolvers<undefined>();
  await page.route(/\/v0\/b\//, async (route) => {
    await failing.promise;
    await route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, json: { error: {} } });
  });
  await page
    .getByRole('region', { name: 'Pictures' })
    .getByLabel('Choose files')
    .setInputFiles(await file('terrace.jpg'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Waiting for 1 picture')).toBeVisible();
  failing.resolve(undefined);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Not saved: “terrace.jpg” could not be uploaded.' }),
  ).toBeVisible();
  expect((await properties.read(id))?.rev).toBe(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Retry terrace.jpg' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await properties.read(id))?.gallery.length, PROCESSED).toBe(1);
});

test(
  'of two pictures for one field the last one counts, however long the first one takes',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create();
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    const hero = page.getByRole('group', { name: 'Hero image' });
    const input = hero.getByLabel('Upload');
    await expect(input).toBeAttached();
    const [large, small] = [await file('large.jpg'), await file('small.jpg')];
    const release = await holdRequests(page, /\/v0\/b\//);
    await input.setInputFiles(large);
    await expect(hero.getByText('Uploading')).toBeVisible();
    await input.setInputFiles(small);
    await expect(hero.getByText('large.jpg')).toHaveCount(0);
    release();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await properties.read(id))?.hero ?? null, PROCESSED).not.toBeNull();
    await expect(hero.getByText('small.jpg')).toBeVisible();
  },
);

test(
  'leaving the pictures of one property asks until they are saved',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id, title } = await properties.create();
    await enter(page, '/admin/media?part=bulk', await account('editor'));
    await page.getByLabel('Property', { exact: true }).selectOption(id);
    const release = await holdRequests(page, /\/v0\/b\//);
    await page.getByLabel('Choose files or a zip').setInputFiles([await file('1.jpg'), await file('2.jpg')]);
    await leave(page);
    const question = page.getByRole('dialog', { name: 'Leave while pictures are uploading?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    release();
    const replace = page.getByRole('button', { name: 'Replace all pictures with these 2' });
    await expect(replace).toBeVisible(PROCESSED);
    await leave(page);
    await question.getByRole('button', { name: 'Stay' }).click();
    await replace.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByText(`Successfully uploaded all images for "${title}"!`)).toBeVisible(PROCESSED);
    expect(await properties.read(id)).toMatchObject({ hero: { id: expect.any(String) }, gallery: [expect.anything()] });
    await leave(page);
    await expect(page).toHaveURL('/admin/services');
  },
);
