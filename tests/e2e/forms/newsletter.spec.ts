import { readStoredForms, emailsTo } from '#support/forms/stored.ts';
import { countRequests, expect, skipPauses, stopClock, test, untilHydrated } from './form-fixtures.ts';
import { holdRequests } from '../hold-requests.ts';

const THANKS =
  "Thank you for subscribing! You'll receive our latest property updates and exclusive offers. " +
  'Please confirm by the link in the email we sent you.';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/our-team');
  await untilHydrated(page.locator('#newsletter-form'));
});

test('checks that there is an email, its format and the consent, one at a time', async ({ page }) => {
  const form = page.locator('#newsletter-form');
  const button = form.getByRole('button');
  const status = form.getByRole('status');
  await button.click();
  await expect(status).toHaveText('Please enter your email address');
  await expect(form.getByLabel('Email address')).toBeFocused();
  await form.getByLabel('Email address').fill('nobody');
  await button.click();
  await expect(status).toHaveText('Please enter a valid email address');
  await expect(form.getByLabel('Email address')).toHaveAccessibleDescription('Please enter a valid email address');
  await form.getByLabel('Email address').fill('somebody@visitors.example');
  await button.click();
  await expect(status).toHaveText('Please accept our privacy policy to continue');
  await expect(form.getByRole('checkbox')).toBeFocused();
});

test(
  'says that it is busy, thanks for 5 seconds, empties itself and is idle again',
  { tag: '@nightly' },
  async ({ page, email }) => {
    const form = page.locator('#newsletter-form');
    const requests = countRequests(page, '/api/newsletter');
    await form.getByLabel('Email address').fill(email);
    await form.getByRole('checkbox').check();
    await stopClock(page);
    const release = await holdRequests(page, '**/api/newsletter');
    await form.getByRole('button', { name: 'Subscribe' }).dblclick();
    await expect(form.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
    await expect(form.getByLabel('Email address')).toBeDisabled();
    release();
    await expect(form.getByRole('status')).toHaveText(THANKS);
    await expect(form.getByLabel('Email address')).toHaveValue('');
    await expect(form.getByRole('checkbox')).not.toBeChecked();
    await expect(form.getByRole('button', { name: 'Subscribe' })).toBeFocused();
    await page.clock.runFor(4999);
    expect(await form.getByRole('status').textContent()).toBe(THANKS);
    await page.clock.runFor(1);
    await expect(form.getByRole('status')).toHaveText('');
    expect(requests.count()).toBe(1);
    const [received, ...more] = await readStoredForms('subscribers', email);
    expect(more).toEqual([]);
    expect(received).toMatchObject({ state: 'pending', consent: { version: 'newsletter-2026-11' } });
  },
);

test('is confirmed by the link in its email, and ended by the unsubscribe link', async ({ page, email }) => {
  const form = page.locator('#newsletter-form');
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText(THANKS);
  const [mail] = await emailsTo(email);
  const link = /\/api\/newsletter\/confirm\S+/.exec(mail?.text ?? '')?.[0];
  if (link === undefined) throw new Error('expected a link in the mail');
  await page.goto(link);
  await page.getByRole('button').click();
  await expect(page).toHaveURL('/newsletter/confirmed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
  const [subscriber] = await readStoredForms('subscribers', email);
  if (!subscriber) throw new Error('expected a subscriber');
  expect(subscriber.state).toBe('confirmed');
  await page.goto(`/api/newsletter/unsubscribe?subscriber=${subscriber.id}&token=${subscriber.unsubscribeToken}`);
  await page.getByRole('button').click();
  await expect(page).toHaveURL('/newsletter/unsubscribed');
  expect((await readStoredForms('subscribers', email))[0]?.state).toBe('unsubscribed');
});

test('offline it says so, and signs up when the connection is back', { tag: '@nightly' }, async ({ page, email }) => {
  const form = page.locator('#newsletter-form');
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('checkbox').check();
  await page.context().setOffline(true);
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toContainText('You are offline.');
  await page.context().setOffline(false);
  await expect(form.getByRole('status')).toHaveText(THANKS);
  expect(await readStoredForms('subscribers', email)).toHaveLength(1);
});

test.describe('when the server cannot take it', () => {
  test.use({ toleratedErrors: [/status of 503/] });

  test('says so with the specified message and keeps the input', { tag: '@nightly' }, async ({ page, email }) => {
    const problem = { type: 'about:blank', title: 'Not available', status: 503, code: 'unavailable' };
    await page.route('**/api/newsletter', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', json: problem }),
    );
    const form = page.locator('#newsletter-form');
    await form.getByLabel('Email address').fill(email);
    await form.getByRole('checkbox').check();
    await form.getByRole('button').click();
    const failed = 'Something went wrong. Please try again later.';
    await skipPauses(page, form.getByText(failed));
    await expect(form.getByRole('status')).toHaveText(failed);
    await expect(form.getByLabel('Email address')).toHaveValue(email);
  });
});
