import type { Locator, Page } from '@playwright/test';
import { readStoredForms, emailsTo } from '#support/forms/stored.ts';
import { holdRequests } from '../hold-requests.ts';
import { countRequests, expect, test } from './form-fixtures.ts';
import { fillDetails, fillListing, fillOwner, GIF, openWizard, photo } from './list-property-fixtures.ts';

/** Opens the wizard and fills it in with two photographs, so that it can be submitted. */
async function fillWizard(page: Page, email: string): Promise<Locator> {
  const form = await openWizard(page);
  await fillOwner(form, email);
  await fillDetails(form);
  await form.getByLabel('Photographs').setInputFiles([photo('terrace.gif'), photo('pool.gif')]);
  // The previews move the form when they appear.
  await expect(form.locator('.photo-list img')).toHaveCount(2);
  await fillListing(form);
  return form;
}

test('shows previews of photographs, removes them, and says why a file was not added', async ({ page, email }) => {
  const form = await openWizard(page);
  await fillOwner(form, email);
  await fillDetails(form);
  await expect(form.getByText('PNG, JPG, GIF up to 10MB each')).toBeVisible();
  const field = form.getByLabel('Photographs');
  await field.setInputFiles([photo('terrace.gif'), photo('pool.gif')]);
  await expect(form.locator('.photo-list img')).toHaveCount(2);
  await field.setInputFiles([
    { name: 'plan.pdf', mimeType: 'application/pdf', buffer: GIF },
    { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  await expect(form.locator('.photo-picker [role=status] li')).toHaveText([
    'plan.pdf: Please use PNG, JPG, GIF or WebP',
    'large.png: Please use photographs of at most 10MB',
  ]);
  await form.getByRole('button', { name: 'Remove terrace.gif' }).click();
  await expect(form.locator('.photo-list li')).toHaveCount(1);
  await expect(form.getByRole('button', { name: 'Remove pool.gif' })).toBeFocused();
  await form.getByRole('button', { name: 'Remove pool.gif' }).press('Enter');
  await expect(field).toBeFocused();
  await field.setInputFiles([photo('pool.gif')]);
  await expect(form.locator('.photo-list li')).toHaveCount(1);
  await field.setInputFiles(Array.from({ length: 20 }, (_, number) => photo(`${number}.gif`)));
  await expect(form.locator('.photo-list li')).toHaveCount(20);
  await expect(form.locator('.photo-picker [role=status] li')).toHaveText([
    '19.gif: Please send at most 20 photographs',
  ]);
});

test(
  'says at once that a file is no photograph, whatever its name says',
  { tag: '@nightly' },
  async ({ page, email }) => {
    const form = await openWizard(page);
    await fillOwner(form, email);
    await fillDetails(form);
    const heic = { name: 'phone.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('0000ftypheic') };
    await form.getByLabel('Photographs').setInputFiles([photo('pool.gif'), heic]);
    await expect(form.locator('.photo-picker [role=status] li')).toHaveText([
      'phone.jpg: Please use PNG, JPG, GIF or WebP',
    ]);
    await expect(form.locator('.photo-list li')).toHaveCount(1);
  },
);

test('is stored once with its photographs, and thanks', async ({ page, email }) => {
  const requests = countRequests(page, '/api/submissions');
  const form = await fillWizard(page, email);
  const { promise: seen, resolve: letThrough } = Promise.withResolvers<undefined>();
  await page.route('**/api/submissions', async (route) => {
    await seen;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Submit Property' }).dblclick();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  letThrough(undefined);
  const thanks = page.getByRole('heading', { name: 'Thank You for Your Submission' });
  await expect(thanks).toBeFocused();
  await expect(page.getByText('Our team will review your submission within 48 hours')).toBeVisible();
  await expect(page.getByText('All your photographs have been uploaded.')).toBeVisible();
  await expect(form).toBeHidden();
  expect(requests.count()).toBe(1);
  const [received, ...more] = await readStoredForms('submissions', email);
  expect(more).toEqual([]);
  expect(received?.submission).toMatchObject({ propertyType: 'Farmhouse', bedrooms: 4, amenities: ['wine'] });
  expect(Object.keys(received?.received ?? {}).sort()).toEqual(['0', '1']);
  expect(await emailsTo(email)).toHaveLength(1);
});

test(
  'says which photograph is being sent, and announces only the beginning and the end',
  { tag: '@nightly' },
  async ({ page, email }) => {
    const releaseFirst = await holdRequests(page, '**/api/submissions/*/photos/0');
    const releaseSecond = await holdRequests(page, '**/api/submissions/*/photos/1');
    const form = await fillWizard(page, email);
    await form.getByRole('button', { name: 'Submit Property' }).click();
    const announced = page.getByRole('status').filter({ hasText: 'Please keep this page open' });
    await expect(announced).toHaveText('Please keep this page open until all photographs are uploaded.');
    await expect(page.getByRole('progressbar', { name: 'Sending photograph 1 of 2' })).toBeVisible();
    releaseFirst();
    const second = page.getByRole('progressbar', { name: 'Sending photograph 2 of 2' });
    await expect(second).toBeVisible();
    expect(await second.evaluate((bar) => bar instanceof HTMLProgressElement && bar.value / bar.max)).toBeCloseTo(0.5);
    await expect(announced).toHaveText('Please keep this page open until all photographs are uploaded.');
    await expect(page.getByRole('status').filter({ hasText: 'photograph 2 of 2' })).toHaveCount(0);
    releaseSecond();
    await expect(
      page.getByRole('status').filter({ hasText: 'All your photographs have been uploaded.' }),
    ).toBeVisible();
    await expect(second).toHaveCount(0);
  },
);

test.describe('without a connection', () => {
  // The browser logs requests that fail when the connection breaks.
  test.use({ toleratedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('photographs wait, say so, and go on when it is back', { tag: '@nightly' }, async ({ page, email }) => {
    const form = await fillWizard(page, email);
    const release = await holdRequests(page, '**/api/submissions/*/photos/*');
    await form.getByRole('button', { name: 'Submit Property' }).click();
    await expect(page.getByText('Sending photograph 1 of 2')).toBeVisible();
    await page.context().setOffline(true);
    release();
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toHaveText(
      'You are offline. Your photographs will be sent as soon as you are back online.',
    );
    await page.context().setOffline(false);
    await expect(page.getByText('All your photographs have been uploaded.')).toBeVisible();
  });
});

test.describe('a lost photograph', () => {
  test.use({ toleratedErrors: [/status of 404/] });

  test('is named and can be sent again by itself', async ({ page, email }) => {
    let rejected = 0;
    await page.route('**/api/submissions/*/photos/1', (route) => {
      rejected += 1;
      const problem = { type: 'about:blank', title: 'Nothing', status: 404, code: 'not_found' };
      if (rejected > 1) return route.continue();
      return route.fulfill({ status: 404, contentType: 'application/problem+json', json: problem });
    });
    const form = await fillWizard(page, email);
    await form.getByRole('button', { name: 'Submit Property' }).click();
    const news = page.getByRole('status').filter({ hasText: 'could not be uploaded' });
    await expect(news).toHaveText('pool.gif could not be uploaded. Everything else has reached us.');
    await page.getByRole('button', { name: 'Try again pool.gif' }).click();
    const done = page.getByText('All your photographs have been uploaded.');
    await expect(done).toBeVisible();
    // The button is gone, and what it did has the keyboard's place.
    await expect(done).toBeFocused();
    expect(Object.keys((await readStoredForms('submissions', email))[0]?.received ?? {})).toHaveLength(2);
  });
});

test(
  'photographs cannot change while the submission is sent, and leaving asks until all are uploaded',
  { tag: '@nightly' },
  async ({ page, email }) => {
    const form = await openWizard(page);
    await fillOwner(form, email);
    await fillDetails(form);
    await fillListing(form);
    await form.getByLabel('Photographs').setInputFiles([photo('a.gif'), photo('b.gif')]);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.dismiss();
    });
    const tryToLeave = async (): Promise<number> => {
      await page.close({ runBeforeUnload: true });
      return dialogs.length;
    };
    await expect.poll(tryToLeave).toBeGreaterThan(0);

    const releaseForm = await holdRequests(page, '**/api/submissions');
    const releasePhotos = await holdRequests(page, '**/api/submissions/*/photos/*');
    await form.getByRole('button', { name: 'Submit Property' }).click();
    await expect(form.getByLabel('Photographs')).toBeDisabled();
    await expect(form.getByRole('button', { name: 'Remove a.gif' })).toHaveCount(0);
    releaseForm();
    await expect(page.getByText('Sending photograph 1 of 2')).toBeVisible();
    const before = dialogs.length;
    await expect.poll(tryToLeave).toBeGreaterThan(before);
    releasePhotos();
    await expect(page.getByText('All your photographs have been uploaded.')).toBeVisible({ timeout: 30_000 });
  },
);
