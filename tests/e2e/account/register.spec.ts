import { expect, fillSignIn, signIn, test } from './member-fixtures.ts';
import type { Page } from '@playwright/test';
import { API_ERRORS, type ApiErrorCode } from '#domain/core/errors.ts';

const SUCCESS = 'Registration successful! Please check your email to confirm your account.';
const form = (page: Page) => page.getByRole('main');

async function register(page: Page, email: string, password = 'long enough', again = password): Promise<void> {
  await page.goto('/register');
  await form(page).getByLabel('Email', { exact: true }).fill(email);
  await form(page).getByLabel('Password', { exact: true }).fill(password);
  await form(page).getByLabel('Confirm password').fill(again);
  await form(page)
    .getByLabel(/I agree/)
    .check();
  await form(page).getByRole('button', { name: 'Create Account' }).click();
}

test("'passwords must match', 'at least 8 characters', 'email and terms required', each at its field", async ({
  page,
}) => {
  await page.goto('/register');
  await form(page).getByLabel('Password', { exact: true }).fill('seven77');
  await form(page).getByLabel('Confirm password').fill('other');
  await form(page).getByRole('button', { name: 'Create Account' }).click();
  for (const message of [
    'Please enter your email address',
    'Password must be at least 8 characters long',
    'Passwords do not match',
    'Please accept the terms and the privacy policy to continue',
  ]) {
    await expect(form(page).getByText(message)).toBeVisible();
  }
});

test('the link in the email confirms the email and sets the password, and then the member signs in', async ({
  page,
  members,
}) => {
  const email = members.newEmail();
  await register(page, email);
  await expect(form(page).getByText(SUCCESS)).toBeVisible();
  expect(await members.subjectsTo(email)).toEqual([expect.stringContaining('Please confirm your email address')]);

  const { pathname, search } = new URL(await members.latestLinkTo(email));
  await page.goto(`${pathname}${search}`);
  await expect(form(page).getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await form(page).getByLabel('New password', { exact: true }).fill('brand new words');
  await form(page).getByLabel('Confirm new password').fill('brand new words');
  await form(page).getByRole('button', { name: 'Save the password' }).click();
  await expect(form(page).getByText('Your email address is confirmed and your password is saved.')).toBeVisible();
  await expect(form(page).getByRole('heading', { name: 'Thank you' })).toBeFocused();
  expect((await members.auth.getUserByEmail(email)).emailVerified).toBe(true);
  await form(page).getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, { email, password: 'brand new words' });
  await expect(page).toHaveURL(/\/$/);
});

test(
  'an account whose email is not confirmed is not signed in and gets a new link',
  { tag: '@nightly' },
  async ({ page, members }) => {
    const member = await members.create();
    await members.auth.updateUser(member.uid, { emailVerified: false });
    await page.goto('/login');
    await fillSignIn(page, member);
    await expect(form(page).getByText('Please confirm your email address first.')).toBeVisible();
    expect(await members.latestLinkTo(member.email)).toContain('/auth/action?mode=confirmEmail');
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login\?redirect=\/profile$/);
  },
);

test(
  'an email that has an account gets the same message on the page and another message by email',
  { tag: '@nightly' },
  async ({ page, members }) => {
    const member = await members.create();
    await register(page, member.email, 'somebody elses');
    await expect(form(page).getByText(SUCCESS)).toBeVisible();
    expect(await members.subjectsTo(member.email)).toEqual([expect.stringContaining('Your account')]);
    await page.goto('/login');
    await fillSignIn(page, member);
    await expect(page).toHaveURL(/\/$/);
  },
);

test.describe('a service that fails', () => {
  test.use({ toleratedErrors: [/status of (429|500)/] });

  test(
    "'Failed to sign up' when the service fails, a pause when it requests one",
    { tag: '@nightly' },
    async ({ page }) => {
      let code: ApiErrorCode = 'internal';
      await page.route('**/api/accounts', (route) => {
        const { status, title } = API_ERRORS[code];
        return route.fulfill({ status, json: { type: 'about:blank', title, status, code } });
      });
      await register(page, 'rita@test.example');
      await expect(form(page).getByText('Failed to sign up', { exact: true })).toBeVisible();
      code = 'rate_limited';
      await form(page).getByRole('button', { name: 'Create Account' }).click();
      await expect(form(page).getByText('we pause for a few minutes')).toBeVisible();
    },
  );
});

test("'signed-in users are sent to /'", { tag: '@nightly' }, async ({ page, members }) => {
  await signIn(page, await members.create());
  await page.goto('/register');
  await expect(page).toHaveURL(/\/$/);
});

test('a forgotten password is replaced by email', async ({ page, members }) => {
  const member = await members.create();
  await page.goto('/forgot-password');
  await form(page).getByLabel('Email', { exact: true }).fill(member.email);
  await form(page).getByRole('button', { name: 'Send the link' }).click();
  await expect(form(page).getByText('If this address belongs to an account')).toBeVisible();

  const { pathname, search } = new URL(await members.latestLinkTo(member.email));
  await page.goto(`${pathname}${search}`);
  await expect(form(page).getByText(member.email)).toBeVisible();
  await form(page).getByLabel('New password', { exact: true }).fill('brand new words');
  await form(page).getByLabel('Confirm new password').fill('other');
  await form(page).getByRole('button', { name: 'Save the password' }).click();
  await expect(form(page).getByText('New passwords do not match')).toBeVisible();
  await form(page).getByLabel('Confirm new password').fill('brand new words');
  await form(page).getByRole('button', { name: 'Save the password' }).click();
  await expect(form(page).getByText('Your new password is saved.')).toBeVisible();
  await page.goto('/login');
  await fillSignIn(page, { email: member.email, password: 'brand new words' });
  await expect(page).toHaveURL(/\/$/);
});

test(
  'an email without an account gets the same message on the page and no email',
  { tag: '@nightly' },
  async ({ page, members }) => {
    const email = members.newEmail();
    await page.goto('/forgot-password');
    await form(page).getByLabel('Email', { exact: true }).fill(email);
    await form(page).getByRole('button', { name: 'Send the link' }).click();
    await expect(form(page).getByText('If this address belongs to an account')).toBeVisible();
    expect(await members.subjectsTo(email)).toEqual([]);
  },
);

test.describe('an invalid link', () => {
  test.use({ toleratedErrors: [/status of 400/] });

  for (const query of [
    '',
    '?mode=resetPassword',
    '?mode=resetPassword&oobCode=made-up',
    '?mode=confirmEmail&oobCode=made-up',
    '?mode=verifyEmail&oobCode=made-up',
    '?mode=recoverEmail&oobCode=made-up',
    '?mode=constructor&oobCode=made-up',
  ]) {
    const tag = query === '?mode=resetPassword&oobCode=made-up' ? [] : ['@nightly'];
    test(`/auth/action${query} says so and offers another`, { tag }, async ({ page }) => {
      await page.goto(`/auth/action${query}`);
      await expect(form(page).getByText('This link has expired or was used already.')).toBeVisible();
      await expect(form(page).getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
        'href',
        '/forgot-password',
      );
    });
  }
});
