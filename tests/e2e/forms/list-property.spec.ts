import type { Locator, Page } from '@playwright/test';
import { readStoredForms, emailsTo } from '#support/forms/stored.ts';
import { dayAhead } from '#support/future-days.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';
import { holdRequests } from '../hold-requests.ts';
import { countRequests, expect, expectFaults, test } from './form-fixtures.ts';

/** One pixel. */
const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

const photo = (name: string) => ({ name, mimeType: 'image/gif', buffer: GIF });

async function openWizard(page: Page): Promise<Locator> {
  await page.goto('/list-property');
  return page.locator('#submission-form');
}

async function fillOwner(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Full name').fill('Rui Teste');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Phone').fill('+351 910 000 000');
  await form.getByRole('button', { name: 'Continue' }).click();
}

async function fillDetails(form: Locator): Promise<void> {
  await form.getByLabel('Property type').selectOption('Farmhouse');
  await form.getByLabel('Location').fill('Grândola');
  await form.getByLabel('Bedrooms').fill('4');
  await form.getByLabel('Bathrooms').fill('3');
  await form.getByLabel('Area in m²').fill('320');
  await form.getByLabel('Description').fill('A white house.\nTwo cork oaks.');
  await form.getByLabel('Wine cellar').check();
  await form.getByRole('button', { name: 'Continue' }).click();
}

async function fillListing(form: Locator): Promise<void> {
  await form.getByLabel('Listing type').selectOption('Vacation Rental');
  await form.getByLabel('Price expectation').fill('€4,000 a week');
  await form.getByLabel('I agree to the Terms of Use').check();
}

test('asks in three steps for what the specification requires', async ({ page, email }) => {
  const form = await openWizard(page);
  await expect(form.getByText('Step 1 of 3', { exact: true }).first()).toBeVisible();
  await expect(form.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await form.getByRole('button', { name: 'Continue' }).click();
  await expectFaults(form, [
    'Please enter your full name',
    'Please enter your email address',
    'Please enter your phone number',
  ]);
  await fillOwner(form, email);
  await expect(form.getByRole('heading', { name: 'Property Details' })).toBeFocused();
  await form.getByLabel('Bedrooms').fill('0');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expectFaults(form, [
    'Please choose a property type',
    'Please enter where the property is',
    'Please enter a whole number from 1 to 500',
    'Please enter the area in m²',
    'Please describe the property',
  ]);
  await expect(form.getByRole('group', { name: 'Amenities' }).getByRole('checkbox')).toHaveCount(16);
  await fillDetails(form);
  await expect(form.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 3 of 3');
  await form.getByRole('button', { name: 'Submit Property' }).click();
  await expectFaults(form, [
    'Please choose a listing type',
    'Please enter your price expectation',
    'Please accept the terms to continue',
  ]);
  await fillListing(form);
  await form.getByLabel('Available from').fill(dayAhead(60));
  await form.getByLabel('Available to').fill(dayAhead(58));
  await form.getByRole('button', { name: 'Submit Property' }).click();
  await expectFaults(form, ['The last day must not be before the first']);
});

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
  await field.setInputFiles(Array.from({ length: 20 }, (_, number) => photo(`${number}.gif`)));
  await expect(form.locator('.photo-list li')).toHaveCount(20);
  await expect(form.locator('.photo-picker [role=status] li')).toHaveText([
    '19.gif: Please send at most 20 photographs',
  ]);
});

test('is stored once with its photographs, and thanks', async ({ page, email }) => {
  const requests = countRequests(page, '/api/submissions');
  const form = await openWizard(page);
  await fillOwner(form, email);
  await fillDetails(form);
  await form.getByLabel('Photographs').setInputFiles([photo('terrace.gif'), photo('pool.gif')]);
  await expect(form.locator('.photo-list img')).toHaveCount(2);
  await fillListing(form);
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

test.describe('a lost photograph', () => {
  test.use({ toleratedErrors: [/status of 404/] });

  test('can be sent again by itself', async ({ page, email }) => {
    let rejected = 0;
    await page.route('**/api/submissions/*/photos/1', (route) => {
      rejected += 1;
      const problem = { type: 'about:blank', title: 'Nothing', status: 404, code: 'not_found' };
      if (rejected > 1) return route.continue();
      return route.fulfill({ status: 404, contentType: 'application/problem+json', json: problem });
    });
    const form = await openWizard(page);
    await fillOwner(form, email);
    await fillDetails(form);
    await form.getByLabel('Photographs').setInputFiles([photo('terrace.gif'), photo('pool.gif')]);
    // The previews move the form when they appear.
    await expect(form.locator('.photo-list img')).toHaveCount(2);
    await fillListing(form);
    await form.getByRole('button', { name: 'Submit Property' }).click();
    await expect(page.getByText('Some photographs could not be uploaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again pool.gif' }).click();
    await expect(page.getByText('All your photographs have been uploaded.')).toBeVisible();
    expect(Object.keys((await readStoredForms('submissions', email))[0]?.received ?? {})).toHaveLength(2);
  });
});

test('a half-filled wizard survives a reload', { tag: '@nightly' }, async ({ page, email }) => {
  const form = await openWizard(page);
  await fillOwner(form, email);
  await form.getByLabel('Description').fill('A white house.');
  await form.getByLabel('Swimming pool').check();
  await page.reload();
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue(email);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByLabel('Description')).toHaveValue('A white house.');
  await expect(form.getByLabel('Swimming pool')).toBeChecked();
});

test('has no fault that axe finds on any step', { tag: '@nightly' }, async ({ page, email }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await openWizard(page);
  const findings = () => axeFindingsAtWidths(page, [390, 1440], '#submission-form');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  expect(await findings()).toEqual([]);
  await fillOwner(form, email);
  expect(await findings()).toEqual([]);
  await fillDetails(form);
  await form.getByLabel('Photographs').setInputFiles([photo('terrace.gif')]);
  await expect(form.locator('.photo-list img')).toBeVisible();
  expect(await findings()).toEqual([]);
});

test('photographs cannot change while the submission is sent, and leaving asks until all are uploaded', async ({
  page,
  email,
}) => {
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
  await expect(page.getByText('Uploading your photographs: 0 of 2')).toBeVisible();
  const before = dialogs.length;
  await expect.poll(tryToLeave).toBeGreaterThan(before);
  releasePhotos();
  await expect(page.getByText('All your photographs have been uploaded.')).toBeVisible({ timeout: 30_000 });
});
