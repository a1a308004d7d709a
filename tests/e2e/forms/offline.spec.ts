import type { Locator, Page } from '@playwright/test';
import { readStoredForms } from '#support/forms/stored.ts';
import { weekdayAhead } from '#support/future-days.ts';
import { countRequests, expect, openDialog, openProperty, test } from './form-fixtures.ts';

/** A completed form before it is sent. */
interface FilledForm {
  readonly form: Locator;
  readonly send: string;
  readonly path: '/api/enquiries' | '/api/submissions';
}

async function fillSender(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Full name').fill('Ana Teste');
  await form.getByLabel('Email', { exact: true }).fill(email);
}

const FORMS: Record<string, (page: Page, email: string) => Promise<FilledForm>> = {
  'a viewing': async (page, email) => {
    await openProperty(page, 'real_estate');
    const form = await openDialog(page, 'Request a Viewing');
    await fillSender(form, email);
    await form.getByLabel('Phone').fill('+351 910 000 000');
    await form.getByLabel('Preferred date').fill(weekdayAhead(60, 1));
    await form.getByLabel('Preferred time').selectOption('14:30');
    await form.getByLabel('I agree to').check();
    return { form, send: 'Request viewing', path: '/api/enquiries' };
  },
  'a property information request': async (page, email) => {
    await openProperty(page, 'real_estate');
    const form = await openDialog(page, 'Request Information');
    await fillSender(form, email);
    await form.getByLabel('I agree to').check();
    return { form, send: 'Send request', path: '/api/enquiries' };
  },
  'the contact form': async (page, email) => {
    await page.goto('/contact');
    const form = page.locator('#contact-form');
    await form.getByLabel('Message').fill('By boat.');
    await form.getByLabel('Email', { exact: true }).fill(email);
    return { form, send: 'Send', path: '/api/enquiries' };
  },
  'the trip planner': async (page, email) => {
    await page.goto('/');
    const form = await openDialog(page, 'Plan My Trip For Me');
    for (let step = 2; step <= 6; step += 1) {
      await form.getByRole('button', { name: 'Next' }).click();
      await expect(form.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible();
    }
    await form.getByLabel('Full Name').fill('Ana Teste');
    await form.getByLabel('Email Address').fill(email);
    return { form, send: 'Submit Request', path: '/api/enquiries' };
  },
  'a property to be listed': async (page, email) => {
    await page.goto('/list-property');
    const form = page.locator('#submission-form');
    await fillSender(form, email);
    await form.getByLabel('Phone').fill('+351 910 000 000');
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByLabel('Property type').selectOption('Farmhouse');
    await form.getByLabel('Location').fill('Grândola');
    await form.getByLabel('Area in m²').fill('320');
    await form.getByLabel('Description').fill('A white house.');
    await form.getByRole('button', { name: 'Continue' }).click();
    await form.getByLabel('Listing type').selectOption('Vacation Rental');
    await form.getByLabel('Price expectation').fill('€4,000 a week');
    await form.getByLabel('I agree to the Terms of Use').check();
    return { form, send: 'Submit Property', path: '/api/submissions' };
  },
};

// The browser logs requests that fail when the connection breaks.
test.use({ toleratedErrors: [/ERR_INTERNET_DISCONNECTED/] });

for (const [name, fill] of Object.entries(FORMS)) {
  const title = `${name}, pressed twice offline, says so, and goes out once when the connection is back`;
  // All forms are sent by the same code.
  const tag = name === 'the contact form' ? [] : ['@nightly'];
  test(title, { tag }, async ({ page, email }) => {
    const { form, send, path } = await fill(page, email);
    const requests = countRequests(page, path);
    // Offline, the code of the form could not load.
    const filled = page.locator('form').filter({ has: page.getByRole('button', { name: send, exact: true }) });
    await expect(filled.filter({ visible: true })).toHaveJSProperty('noValidate', true);
    await page.context().setOffline(true);
    await form.getByRole('button', { name: send, exact: true }).dblclick();
    await expect(page.getByText('You are offline. Your form is saved and will be sent as soon as')).toBeVisible();
    expect(requests.count()).toBe(0);
    await page.context().setOffline(false);
    await expect(page.getByText(/^Thank you/i).first()).toBeVisible();
    expect(requests.count()).toBe(1);
    expect(await readStoredForms(path === '/api/submissions' ? 'submissions' : 'enquiries', email)).toHaveLength(1);
  });
}
