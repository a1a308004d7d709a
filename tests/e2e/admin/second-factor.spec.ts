import { axeFindingsAtWidths, WIDTHS } from '../axe-findings.ts';
import { enter, expect, test } from './admin-fixtures.ts';
import { fakeAuthenticator, KEY, RIGHT_CODE } from './fake-authenticator.ts';

// The browser logs the error responses that these tests cause.
test.use({ toleratedErrors: [/the server responded with a status of (400|403)/] });

const CODE = 'Enter the 6-digit code from your authenticator app';

test('a required second factor is set up at the first sign-in, and required at the next', async ({ page, account }) => {
  const editor = await account('editor');
  const authenticator = await fakeAuthenticator(page, 'required');
  await enter(page, '/admin/dashboard', editor);
  const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Not now' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  // Quick search would open unseen and take every key and click from the dialog.
  const quickSearch = page.waitForResponse(/CommandPalette\b[^/]*\.js/);
  await page.keyboard.press('Control+k');
  await (await quickSearch).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const link = new URL((await dialog.getByRole('link').getAttribute('href')) ?? '');
  expect([link.protocol, link.searchParams.get('secret')]).toEqual(['otpauth:', KEY]);
  expect(decodeURIComponent(link.href)).toContain(editor.email);
  expect(await axeFindingsAtWidths(page, WIDTHS)).toEqual([]);

  const code = dialog.getByLabel(CODE);
  const alert = dialog.getByRole('alert');
  await code.fill('12345');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(alert).toHaveText('The code has 6 digits.');
  await code.fill('999 999');
  await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(alert).toHaveText('This code is not right. Enter the one that your app shows now.');
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleDescription('This code is not right. Enter the one that your app shows now.');
  expect(authenticator.isEnrolled()).toBe(false);
  await code.fill(RIGHT_CODE);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Email').fill(editor.email);
  await page.getByLabel('Password', { exact: true }).fill(editor.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel(CODE).fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('This code is not right. Enter the one that your app shows now.');
  await page.getByLabel(CODE).fill('123 456');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test.describe('an authenticator app that cannot be prepared', () => {
  test.use({ toleratedErrors: [/status of 403|net::ERR_FAILED|auth\/network-request-failed/] });

  test('is prepared at another try', { tag: '@nightly' }, async ({ page, account }) => {
    await fakeAuthenticator(page, 'required');
    await page.route('**/accounts/mfaEnrollment:start?*', (route) => route.abort(), { times: 1 });
    await enter(page, '/admin/dashboard', await account('editor'));
    const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
    await expect(dialog.getByRole('status')).toHaveText('An unexpected error occurred');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByLabel(CODE).fill(RIGHT_CODE);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible();
  });
});

test.describe('a code that is sent without a connection', () => {
  test.use({ toleratedErrors: [/status of 403|net::ERR_FAILED|auth\/network-request-failed/] });

  test('is not called wrong, and can be sent again', { tag: '@nightly' }, async ({ page, account }) => {
    await fakeAuthenticator(page, 'required');
    await page.route('**/accounts/mfaEnrollment:finalize?*', (route) => route.abort(), { times: 1 });
    await enter(page, '/admin/dashboard', await account('editor'));
    const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
    const code = dialog.getByLabel(CODE);
    await code.fill(RIGHT_CODE);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'We could not be reached. Please check your connection and try again.',
    );
    await expect(code).not.toHaveAttribute('aria-invalid');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible();
  });
});

test('an offered second factor can be postponed for this window', { tag: '@nightly' }, async ({ page, account }) => {
  await fakeAuthenticator(page, 'optional');
  await enter(page, '/admin/dashboard', await account('editor'));
  const dialog = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible();
  await page.reload();
  // The offer is requested once the session is known, before the list of properties.
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test(
  "a colleague with an authenticator app is sent from the members' sign-in page to the back office",
  { tag: '@nightly' },
  async ({ page, account }) => {
    const editor = await account('editor');
    await fakeAuthenticator(page, 'required');
    await enter(page, '/admin/dashboard', editor);
    await page.getByLabel(CODE).fill(RIGHT_CODE);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.goto('/login');
    await page.getByLabel('Email', { exact: true }).fill(editor.email);
    await page.getByLabel('Password', { exact: true }).fill(editor.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(
      page.getByText('This account uses an authenticator app. Please sign in at the back office.'),
    ).toBeVisible();
  },
);
