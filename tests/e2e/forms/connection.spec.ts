import type { Locator, Page } from '@playwright/test';
import { readStoredForms, emailsTo } from '#support/forms/stored.ts';
import {
  countRequests,
  expect,
  expectFaults,
  openDialog,
  openProperty,
  skipPauses,
  stopClockOf,
  test,
} from './form-fixtures.ts';
import { holdRequests, ONCE_MORE } from '../hold-requests.ts';

const API = '/api/enquiries';

async function fillInformation(page: Page, email: string): Promise<Locator> {
  await openProperty(page, 'rental');
  const dialog = await openDialog(page, 'Request Information');
  await dialog.getByLabel('Full name').fill('Ana Teste');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  return dialog;
}

test('a double click sends once, and meanwhile the button says so and the fields cannot be changed', async ({
  page,
  email,
}) => {
  const requests = countRequests(page, API);
  const dialog = await fillInformation(page, email);
  const release = await holdRequests(page, `**${API}`);
  await dialog.getByRole('button', { name: 'Send request' }).dblclick();
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeFocused();
  const name = dialog.getByLabel('Full name');
  // The fields do not take the press.
  await name.click({ force: true });
  await page.keyboard.type('!');
  await expect(name).toHaveValue('Ana Teste');
  release();
  await expect(dialog.getByText('Thank you')).toBeVisible();
  expect(requests.count()).toBe(1);
  expect(await readStoredForms('enquiries', email)).toHaveLength(1);
});

test(
  'a form that Enter in a field sends keeps the focus on its button',
  { tag: '@nightly' },
  async ({ page, email }) => {
    const dialog = await fillInformation(page, email);
    await expect(dialog.locator('form')).toHaveJSProperty('noValidate', true);
    const release = await holdRequests(page, `**${API}`);
    await dialog.getByLabel('Full name').press('Enter');
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeFocused();
    release();
    await expect(dialog.getByText('Thank you')).toBeVisible();
  },
);

test(
  'a dialog that is closed while its form is sent is empty and ready when it opens again',
  { tag: '@nightly' },
  async ({ page, email }) => {
    await page.clock.install();
    const dialog = await fillInformation(page, email);
    await stopClockOf(dialog);
    const release = await holdRequests(page, `**${API}`);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    release();
    const form = page.locator('#information-dialog form');
    await expect(form).toHaveAttribute('hidden');
    await page.clock.runFor(3000);
    await expect(form).not.toHaveAttribute('hidden');
    await openDialog(page, 'Request Information');
    await expect(dialog.getByLabel('Full name')).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Send request' })).toBeVisible();
  },
);

test(
  'offline the form says so, and is sent when the connection is back',
  { tag: '@nightly' },
  async ({ page, email }) => {
    const requests = countRequests(page, API);
    const dialog = await fillInformation(page, email);
    await expect(dialog.locator('form')).toHaveJSProperty('noValidate', true);
    await page.context().setOffline(true);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByText('You are offline. Your form is saved and will be sent as soon as')).toBeVisible();
    expect(requests.count()).toBe(0);
    await page.context().setOffline(false);
    await expect(dialog.getByText('Thank you')).toBeVisible();
    expect(await readStoredForms('enquiries', email)).toHaveLength(1);
  },
);

test.describe('a lost response', () => {
  test.use({ toleratedErrors: [/net::ERR_FAILED/] });

  test('is retried, and the enquiry is stored and mailed once', async ({ page, email }) => {
    let attempts = 0;
    await page.route(`**${API}`, async (route) => {
      attempts += 1;
      if (attempts > 1) return route.continue();
      await route.fetch(ONCE_MORE);
      return route.abort('failed');
    });
    const dialog = await fillInformation(page, email);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByText('Thank you')).toBeVisible();
    expect(attempts).toBe(2);
    expect(await readStoredForms('enquiries', email)).toHaveLength(1);
    expect(await emailsTo(email)).toHaveLength(1);
  });

  test(
    'is reported after all retries, and the input stays for another try',
    { tag: '@nightly' },
    async ({ page, email }) => {
      await page.clock.install();
      let lost = true;
      let attempts = 0;
      await page.route(`**${API}`, (route) => {
        attempts += 1;
        return lost ? route.abort('failed') : route.continue();
      });
      const dialog = await fillInformation(page, email);
      await dialog.getByRole('button', { name: 'Send request' }).click();
      const summary = dialog.getByRole('alert');
      await skipPauses(page, summary);
      await expect(summary).toContainText('We could not reach the server');
      expect(attempts).toBe(4);
      await expect(summary).toBeFocused();
      await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(email);
      lost = false;
      await dialog.getByRole('button', { name: 'Send request' }).click();
      await expect(dialog.getByText('Thank you')).toBeVisible();
      expect(await readStoredForms('enquiries', email)).toHaveLength(1);
    },
  );
});

test.describe('a rejection of the API', () => {
  test.use({ toleratedErrors: [/status of 4\d\d/] });

  test(
    'is shown at its field, and leads nowhere when the form shows no such field',
    { tag: '@nightly' },
    async ({ page, email }) => {
      const fields = [
        { path: 'enquiry.propertyId', message: 'This property is no longer available' },
        { path: 'enquiry.email', message: 'Please enter a valid email address' },
      ];
      const problem = { type: 'about:blank', title: 'The request is not valid', status: 400, code: 'invalid_request' };
      await page.route(`**${API}`, (route) =>
        route.fulfill({ status: 400, contentType: 'application/problem+json', json: { ...problem, fields } }),
      );
      const dialog = await fillInformation(page, email);
      await dialog.getByRole('button', { name: 'Send request' }).click();
      await expectFaults(
        dialog,
        fields.map(({ message }) => message),
      );
      await expect(dialog.getByRole('alert').getByRole('link')).toHaveText('Please enter a valid email address');
      await expect(dialog.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(
        'Please enter a valid email address',
      );
    },
  );

  test('for too many requests is explained', { tag: '@nightly' }, async ({ page, email }) => {
    const problem = { type: 'about:blank', title: 'Too many requests', status: 429, code: 'rate_limited' };
    await page.route(`**${API}`, (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        headers: { 'Retry-After': '600' },
        json: problem,
      }),
    );
    const dialog = await fillInformation(page, email);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Please try again later.');
  });
});
