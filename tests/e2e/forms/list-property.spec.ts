import type { Locator, Page } from '@playwright/test';
import { readStoredForms, emailsTo } from '#support/forms/stored.ts';
import { dayAhead } from '#support/future-days.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';
import { holdRequests } from '../hold-requests.ts';
import { countRequests, expect, expectFaults, stopClock, test } from './form-fixtures.ts';

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

test('shows all errors of a step together, in the order of its fields', async ({ page, email }) => {
  const form = await openWizard(page);
  await form.getByLabel('Full name').fill('Rui Teste');
  await form.getByLabel('Email', { exact: true }).fill('rui');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expectFaults(form, ['Please enter a valid email address', 'Please enter your phone number']);
  await form.getByLabel('Full name').fill('');
  await form.getByRole('button', { name: 'Continue' }).click();
  await expectFaults(form, [
    'Please enter your full name',
    'Please enter a valid email address',
    'Please enter your phone number',
  ]);
  await fillOwner(form, email);
  await fillDetails(form);
  const [from, to] = [form.getByLabel('Available from'), form.getByLabel('Available to')];
  // The browser's calendar does not offer days that have passed.
  await expect(from).toHaveAttribute('min', /^\d{4}-\d{2}-\d{2}$/);
  await from.fill(dayAhead(-2));
  await to.fill(dayAhead(-3));
  await form.getByRole('button', { name: 'Submit Property' }).click();
  await expectFaults(form, [
    'Please choose a listing type',
    'This date has passed. Please choose today or a later date',
    'The last day must not be before the first',
    'Please enter your price expectation',
    'Please accept the terms to continue',
  ]);
  await expect(from).toHaveAccessibleDescription('This date has passed. Please choose today or a later date');
  await expect(to).toHaveAccessibleDescription('The last day must not be before the first');
});

test('the first day of availability, corrected, corrects the last one too', async ({ page, email }) => {
  const form = await openWizard(page);
  await fillOwner(form, email);
  await fillDetails(form);
  await form.getByLabel('Available from').fill(dayAhead(60));
  await form.getByLabel('Available to').fill(dayAhead(58));
  await form.getByRole('button', { name: 'Submit Property' }).click();
  await expect(form.getByLabel('Available to')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('Available from').fill(dayAhead(57));
  await expect(form.getByLabel('Available to')).not.toHaveAttribute('aria-invalid');
});

for (const width of [390, 1440]) {
  test(`on every step 'Previous' stands left of the button that goes on, ${width} px wide`, async ({ page, email }) => {
    await page.setViewportSize({ width, height: 900 });
    const form = await openWizard(page);
    const previous = form.getByRole('button', { name: 'Previous' });
    const expectOrder = async (name: string): Promise<void> => {
      await expect(form.getByRole('button', { name, exact: true })).toBeVisible();
      await expect(form.locator('[data-step-buttons]').getByRole('button')).toHaveText(['Previous', RegExp(name)]);
      // Both at once: the page scrolls to the heading of the step.
      const [back, ahead] = await form.locator('[data-step-buttons] button').evaluateAll((buttons) => {
        const boxes = buttons.map((button) => button.getBoundingClientRect());
        return boxes.map(({ left, right, top }) => ({ left, right, top: Math.round(top) }));
      });
      expect(ahead?.left).toBeGreaterThanOrEqual(back?.right ?? Infinity);
      expect(ahead?.top).toBe(back?.top);
    };
    await expectOrder('Continue');
    await fillOwner(form, email);
    await expectOrder('Continue');
    await fillDetails(form);
    await expectOrder('Submit Property');
    await previous.focus();
    await page.keyboard.press('Tab');
    await expect(form.getByRole('button', { name: 'Submit Property' })).toBeFocused();
  });
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

test('says which photograph is being sent, and announces only the beginning and the end', async ({ page, email }) => {
  const releaseFirst = await holdRequests(page, '**/api/submissions/*/photos/0');
  const releaseSecond = await holdRequests(page, '**/api/submissions/*/photos/1');
  const form = await openWizard(page);
  await fillOwner(form, email);
  await fillDetails(form);
  await form.getByLabel('Photographs').setInputFiles([photo('terrace.gif'), photo('pool.gif')]);
  await expect(form.locator('.photo-list img')).toHaveCount(2);
  await fillListing(form);
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
  await expect(page.getByRole('status').filter({ hasText: 'All your photographs have been uploaded.' })).toBeVisible();
  await expect(second).toHaveCount(0);
});

test.describe('without a connection', () => {
  // The browser logs requests that fail when the connection breaks.
  test.use({ toleratedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('photographs wait, say so, and go on when it is back', async ({ page, email }) => {
    const form = await openWizard(page);
    await fillOwner(form, email);
    await fillDetails(form);
    await form.getByLabel('Photographs').setInputFiles([photo('terrace.gif'), photo('pool.gif')]);
    await expect(form.locator('.photo-list img')).toHaveCount(2);
    await fillListing(form);
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

test('says after five seconds that sending takes longer, and thanks in the end', async ({ page, email }) => {
  await page.clock.install();
  const form = await openWizard(page);
  await fillOwner(form, email);
  await fillDetails(form);
  await fillListing(form);
  await stopClock(page);
  const release = await holdRequests(page, '**/api/submissions');
  await form.getByRole('button', { name: 'Submit Property' }).click();
  await expect(form.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  const note = form.getByRole('status').filter({ hasText: 'This is taking longer than usual' });
  await page.clock.runFor(4000);
  await expect(note).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(note).toBeVisible();
  await expect(form.getByRole('button', { name: 'Previous' })).toBeDisabled();
  release();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Thank You for Your Submission' })).toBeFocused();
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
    const form = await openWizard(page);
    await fillOwner(form, email);
    await fillDetails(form);
    await form.getByLabel('Photographs').setInputFiles([photo('terrace.gif'), photo('pool.gif')]);
    // The previews move the form when they appear.
    await expect(form.locator('.photo-list img')).toHaveCount(2);
    await fillListing(form);
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
  await expect(page.getByText('Sending photograph 1 of 2')).toBeVisible();
  const before = dialogs.length;
  await expect.poll(tryToLeave).toBeGreaterThan(before);
  releasePhotos();
  await expect(page.getByText('All your photographs have been uploaded.')).toBeVisible({ timeout: 30_000 });
});
