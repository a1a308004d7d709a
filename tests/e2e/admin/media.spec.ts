import type { Page } from '@playwright/test';
import { randomInt } from 'node:crypto';
import { LIBRARY_PAGE } from '#domain/media/limits.ts';
import { drawnJpeg, drawnPicture } from '#support/hostile-files/drawn-pictures.ts';
import { copySampleProperty, type PropertyCopy } from '#support/content/test-properties.ts';
import { zipFile } from '#support/media/zip-file.ts';
import { axeFindings } from '../axe-findings.ts';
import { holdResponses } from '../hold-requests.ts';
import { enter, expect, test as base } from './admin-fixtures.ts';

const test = base.extend<{ copy: PropertyCopy }>({
  // Playwright requires a destructuring pattern.
  // oxlint-disable-next-line no-empty-pattern
  copy: async ({}, use) => {
    const copy = await copySampleProperty();
    await use(copy);
    await copy.remove();
  },
});

// The browser logs the conflict that these tests cause.
test.use({ toleratedErrors: [/the server responded with a status of 409/] });

const PAGE = '/admin/media';
// The emulated function that processes pictures may have to start first.
const PROCESSED = { timeout: 60_000 };
const seed = (): number => randomInt(1_000_000_000);

test('an editor uploads several at once, sees which were rejected, and describes and removes one', async ({
  page,
  account,
}) => {
  const pool = `pool 100% ${seed()}.png`;
  await enter(page, PAGE, await account('editor'));
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'terrace.jpg', mimeType: 'image/jpeg', buffer: await drawnJpeg(seed()) },
    { name: pool, mimeType: 'image/png', buffer: await drawnPicture(seed()).png().toBuffer() },
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    { name: 'page.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html></html>') },
  ]);
  const uploads = page.getByRole('log', { name: 'Add pictures' });
  await expect(uploads.getByText('Invalid file type: application/pdf. Please use JPEG, PNG, or WebP.')).toBeVisible();
  await expect(uploads.getByText('Uploaded')).toHaveCount(2, PROCESSED);
  await expect(uploads.getByText('Invalid file type: text/html. Please use JPEG, PNG, or WebP.')).toBeVisible(
    PROCESSED,
  );

  const card = page.getByRole('listitem').filter({ hasText: pool }).filter({ hasText: 'Not used anywhere' });
  await card.getByLabel('Alt text').fill('The pool at noon');
  await page.keyboard.press('Enter');
  await expect(card.getByText('No alt text')).toHaveCount(0);

  await card.getByRole('button', { name: `Remove ${pool}` }).click();
  await expect(page.getByText(`${pool} was removed.`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.locator('li:focus')).toHaveCount(1);
});

test(
  'a list of pictures that was read before a change does not undo it',
  { tag: '@nightly' },
  async ({ page, account }) => {
    const [first, second] = [`first ${seed()}.jpg`, `second ${seed()}.jpg`];
    const choose = async (name: string): Promise<void> => {
      const picture = { name, mimeType: 'image/jpeg', buffer: await drawnJpeg(seed()) };
      await page.getByLabel('Choose files').setInputFiles(picture);
    };
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Not used' });
    await enter(page, PAGE, await account('editor'));
    await choose(first);
    await expect(card(first)).toBeVisible(PROCESSED);

    const lists = await holdResponses(page, '**/api/admin/pictures');
    await choose(second);
    await expect.poll(lists.count, PROCESSED).toBeGreaterThan(0);
    await card(first).getByLabel('Alt text').fill('The pool at noon');
    await page.keyboard.press('Enter');
    await expect(card(first).getByText('No alt text')).toHaveCount(0);
    lists.release();
    await expect(card(second)).toBeVisible(PROCESSED);
    await expect(card(first).getByLabel('Alt text')).toHaveValue('The pool at noon');
    await expect(card(first).getByText('No alt text')).toHaveCount(0);
  },
);

test('the next page loads although an alt text is saved meanwhile', { tag: '@nightly' }, async ({ page, account }) => {
  const name = `first ${seed()}.jpg`;
  await enter(page, PAGE, await account('editor'));
  const picture = { name, mimeType: 'image/jpeg', buffer: await drawnJpeg(seed()) };
  await page.getByLabel('Choose files').setInputFiles(picture);
  const cards = page.getByRole('listitem').filter({ has: page.getByLabel('Alt text') });
  const card = cards.filter({ hasText: name });
  await expect(card).toBeVisible(PROCESSED);
  await expect(cards).toHaveCount(LIBRARY_PAGE);

  const pages = await holdResponses(page, '**/api/admin/pictures?after=*');
  await card.getByLabel('Alt text').fill('The pool at noon');
  // Leaving the text for the button saves it.
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(pages.count).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeFocused();
  await expect(card.getByText('No alt text')).toHaveCount(0);
  pages.release();
  await expect.poll(() => cards.count()).toBeGreaterThan(LIBRARY_PAGE);
  await expect(card.getByLabel('Alt text')).toHaveValue('The pool at noon');
  await expect(card.getByText('No alt text')).toHaveCount(0);
});

test('a running upload can be cancelled and retried', { tag: '@nightly' }, async ({ page, account }) => {
  await enter(page, PAGE, await account('editor'));
  await expect(page.getByRole('heading', { name: 'Add pictures' })).toBeVisible();
  // Uploads are held until the route is removed.
  await page.route(/\/v0\/b\//, () => undefined);
  const picture = { name: 'terrace.jpg', mimeType: 'image/jpeg', buffer: await drawnJpeg(seed()) };
  await page.getByLabel('Choose files').setInputFiles(picture);
  const uploads = page.getByRole('log', { name: 'Add pictures' });
  await expect(uploads.getByText('Uploading')).toBeVisible();
  await uploads.getByRole('button', { name: /^Cancel/ }).click();
  await expect(uploads.getByText('Cancelled')).toBeVisible();
  const retry = uploads.getByRole('button', { name: /^Retry/ });
  await expect(retry).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await retry.click();
  await expect(uploads.getByText('Uploaded')).toHaveCount(1, PROCESSED);
});

test('a pasted picture is uploaded', { tag: '@nightly' }, async ({ page, account }) => {
  await enter(page, PAGE, await account('editor'));
  await expect(page.getByRole('heading', { name: 'Add pictures' })).toBeVisible();
  const bytes = [...(await drawnJpeg(seed()))];
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(data)], 'pasted.jpg', { type: 'image/jpeg' }));
    dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  }, bytes);
  const uploads = page.getByRole('log', { name: 'Add pictures' });
  await expect(uploads.getByText('Uploaded')).toHaveCount(1, PROCESSED);
});

test('typed alt texts stay until they are saved, and the list of properties is read again after that', async ({
  page,
  account,
  copy,
  properties,
}) => {
  const other = await properties.create();
  await enter(page, `/admin/dashboard?q=${copy.title}`, await account('editor'));
  await expect(page.getByRole('heading', { name: copy.title, exact: true })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Admin Panel' });
  await menu.getByRole('link', { name: 'Pictures', exact: true }).click();
  const property = page.getByLabel('Property', { exact: true });
  const alt = page.getByLabel('Gallery 1', { exact: true });
  await page.getByRole('button', { name: 'One property' }).click();
  await property.selectOption(copy.id);
  const save = page.getByRole('button', { name: 'Save alt texts' });
  await alt.fill('');
  await page.getByRole('button', { name: 'Use the suggested text' }).press('Enter');
  await expect(save).toBeFocused();
  await alt.fill('The pool at noon');
  await property.selectOption(other.id);
  await expect(page.getByText('This property has no pictures yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Library' }).click();
  await menu.getByRole('link', { name: /^Properties/ }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'One property' }).click();
  await property.selectOption({ label: `${copy.title} (alt texts not saved)` });
  await expect(alt).toHaveValue('The pool at noon');
  await save.click();
  await expect(page.getByText('The alt texts are saved.')).toBeVisible();
  await expect(save).toHaveCount(0);
  await expect(alt).toHaveValue('The pool at noon');

  // Nobody is asked again, and the list is read again: it has an older revision.
  const rows = page.waitForRequest((request) => request.postData()?.includes('"collectionId":"properties"') ?? false);
  await menu.getByRole('link', { name: /^Properties/ }).click();
  await rows;
});

test('axe finds no fault in the pages of pictures', { tag: '@nightly' }, async ({ page, account, copy }) => {
  await enter(page, PAGE, await account('editor'));
  await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
  expect(await axeFindings(page, '#content')).toEqual([]);
  await page.getByRole('button', { name: 'One property' }).click();
  await page.getByLabel('Property', { exact: true }).selectOption(copy.id);
  await expect(page.getByRole('heading', { name: 'Image quality checks' })).toBeVisible();
  expect(await axeFindings(page, '#content')).toEqual([]);
});

test.describe('a server that fails', () => {
  test.use({ toleratedErrors: [/the server responded with a status of 500/] });

  const problem = { type: 'about:blank', title: 'Internal', status: 500, code: 'internal', detail: 'ECONNRESET' };
  const fail = (page: Page, path: string): Promise<unknown> =>
    page.route(path, (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem }));

  test('a library that could not be loaded is loaded again', { tag: '@nightly' }, async ({ page, account }) => {
    await fail(page, '**/api/admin/pictures');
    await enter(page, PAGE, await account('editor'));
    const failure = page.getByRole('alert').filter({ hasText: 'The library could not be loaded.' });
    await expect(failure).toBeVisible();
    await page.unroute('**/api/admin/pictures');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /^Remove / }).first()).toBeVisible();
    await expect(failure).toHaveCount(0);
  });

  test('a picture that could not be deleted says so', { tag: '@nightly' }, async ({ page, account }) => {
    await enter(page, PAGE, await account('editor'));
    await fail(page, '**/api/admin/pictures/*');
    const remove = page.getByRole('button', { name: /^Remove / });
    const card = page.getByRole('listitem').filter({ has: remove }).first();
    await card.getByRole('button', { name: /^Remove / }).click();
    await expect(card.getByRole('alert')).toHaveText('Failed to delete image: Something went wrong');
  });

  test('a URL that could not be read says so', { tag: '@nightly' }, async ({ page, account }) => {
    await enter(page, PAGE, await account('editor'));
    await fail(page, '**/api/admin/uploads/from-address');
    await page.getByLabel('Or add from a URL').fill('https://pictures.example/terrace.jpg');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Failed to upload images')).toBeVisible();
  });
});

test(
  'the checks of a property without pictures say that it has none',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create();
    await enter(page, PAGE, await account('editor'));
    await page.getByRole('button', { name: 'One property' }).click();
    await page.getByLabel('Property', { exact: true }).selectOption(id);
    await expect(page.getByText('This property has no pictures yet.')).toBeVisible();
    await expect(page.getByText('No problems:')).toHaveCount(0);
  },
);

test('a zip replaces the pictures of one property, in the order of its names, and removing one of them asks first', async ({
  page,
  account,
  copy,
}) => {
  // Of this test alone: pictures stay in the library after it.
  const [second, tenth] = [`2 ${seed()}.jpg`, `10 ${seed()}.jpg`];
  await enter(page, PAGE, await account('editor'));
  await page.getByRole('button', { name: 'One property' }).click();
  await page.getByLabel('Property', { exact: true }).selectOption(copy.id);
  const zip = zipFile([
    { name: `house/${tenth}`, bytes: await drawnJpeg(seed()) },
    { name: `house/${second}`, bytes: await drawnJpeg(seed()) },
    { name: `__MACOSX/house/._${second}`, bytes: Buffer.from('x') },
    { name: 'house/notes.txt', bytes: Buffer.from('x') },
  ]);
  await page
    .getByLabel('Choose files or a zip')
    .setInputFiles({ name: 'house.zip', mimeType: 'application/zip', buffer: zip });
  await page.getByRole('button', { name: 'Replace all pictures with these 2' }).click(PROCESSED);
  const confirmation = page.getByRole('dialog', {
    name: `Replace hero and gallery of “${copy.title}” with 2 pictures?`,
  });
  await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await confirmation.getByRole('button', { name: 'Replace' }).press('Enter');
  await expect(page.getByText(`Successfully uploaded all images for "${copy.title}"!`)).toBeVisible(PROCESSED);
  await expect(page.getByRole('heading', { name: 'Replace the pictures of one property' })).toBeFocused();
  await expect(page.getByLabel('Gallery 1')).toHaveValue(`${copy.title} - Gallery Image 1`);

  await page.getByRole('button', { name: 'Library' }).click();
  const used = page.getByRole('listitem').filter({ has: page.getByText(/^Used in/) });
  await used
    .filter({ hasText: tenth })
    .getByRole('button', { name: /^Remove / })
    .click();
  const question = page.getByRole('dialog', { name: 'This picture is still in use' });
  await expect(question.getByRole('listitem')).toHaveText([new RegExp(copy.title)]);
  await expect(question.getByRole('link', { name: copy.title })).toHaveAttribute(
    'href',
    `/admin/edit-property/${copy.id}`,
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
});

test(
  'the pictures of one property are replaced at the second attempt after a colleague changed it',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id, title } = await properties.create();
    await enter(page, `${PAGE}?part=bulk`, await account('editor'));
    await page.getByLabel('Property', { exact: true }).selectOption(id);
    const picture = { name: 'terrace.jpg', mimeType: 'image/jpeg', buffer: await drawnJpeg(seed()) };
    await page.getByLabel('Choose files or a zip').setInputFiles(picture);
    const replace = page.getByRole('button', { name: 'Replace all pictures with these 1' });
    await expect(replace).toBeVisible(PROCESSED);
    await properties.change(id, { subtitle: 'Somebody else was here' });
    await replace.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByText('This was changed in the meantime')).toBeVisible();

    await replace.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByText(`Successfully uploaded all images for "${title}"!`)).toBeVisible();
    expect((await properties.read(id))?.hero).not.toBeNull();
  },
);
