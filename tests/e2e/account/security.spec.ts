import type { Locator, Page } from '@playwright/test';
import { expect, fillSignIn, signIn, test } from './member-fixtures.ts';

const form = (page: Page, name: string): Locator => page.getByRole('form', { name });

test.describe('Change Password', () => {
  test.use({ toleratedErrors: [/status of 400/] });

  const change = async (page: Page, current: string, next: string, again = next): Promise<void> => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password').fill(again);
    await page.getByRole('button', { name: 'Update Password' }).click();
  };

  test(
    "checks: 'new and confirmation must match; new at least 8 characters; current password required'",
    { tag: '@nightly' },
    async ({ page, members }) => {
      await signIn(page, await members.create(), '/profile');
      await change(page, '', 'seven77', 'other');
      for (const message of [
        'Please enter your current password',
        'New password must be at least 8 characters long',
        'New passwords do not match',
      ]) {
        await expect(page.getByText(message)).toBeVisible();
      }
    },
  );

  test('requires the current password and says when it is wrong', { tag: '@nightly' }, async ({ page, members }) => {
    await signIn(page, await members.create(), '/profile');
    await change(page, 'not this one', 'brand new words');
    await expect(page.getByText('The current password is not right')).toBeVisible();
    await expect(page.getByLabel('Current password')).toBeFocused();
  });

  test("succeeds: 'Password updated successfully!', fields emptied, and the new one signs in", async ({
    page,
    members,
  }) => {
    const member = await members.create();
    await signIn(page, member, '/profile');
    await change(page, member.password, 'brand new words');
    await expect(page.getByText('Password updated successfully!')).toBeVisible();
    for (const field of ['Current password', 'New password', 'Confirm new password']) {
      await expect(page.getByLabel(field, { exact: true })).toHaveValue('');
    }
    await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
    await fillSignIn(page, { email: member.email, password: 'brand new words' });
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('Delete account', () => {
  test.use({ toleratedErrors: [/status of 400/] });

  test('requires the password, deletes everything, and signs out everywhere', async ({ page, context, members }) => {
    const member = await members.create(['4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f']);
    await signIn(page, member, '/profile');
    const other = await context.newPage();
    await other.goto('/favorites');
    const button = form(page, 'Delete account').getByRole('button', { name: 'Delete my account' });
    await button.click();
    await expect(form(page, 'Delete account').getByText('Please enter your current password')).toBeVisible();
    await page.getByLabel('Your password').fill('not this one');
    await button.click();
    await expect(form(page, 'Delete account').getByText('The current password is not right')).toBeVisible();
    await page.getByLabel('Your password').fill(member.password);
    await button.click();
    await expect(page.getByText('Your account and everything in it has been deleted.')).toBeFocused();
    await expect(other).toHaveURL(/\/login\?redirect=\/favorites$/);
    await expect(members.auth.getUser(member.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await members.favoritesOf(member.uid)).toEqual([]);
    expect((await members.firestore.doc(`users/${member.uid}`).get()).exists).toBe(false);
  });

  test.describe('whose response is lost', () => {
    test.use({ toleratedErrors: [/net::ERR_FAILED|status of 401/] });

    test('is known to be done when it is sent again', { tag: '@nightly' }, async ({ page, members }) => {
      const member = await members.create();
      await signIn(page, member, '/profile');
      await page.route('**/api/account', async (route) => {
        await route.fetch();
        await route.abort();
      });
      const deletion = form(page, 'Delete account');
      await page.getByLabel('Your password').fill(member.password);
      await deletion.getByRole('button', { name: 'Delete my account' }).click();
      await expect(deletion.getByText('We could not be reached.')).toBeVisible();
      await expect(members.auth.getUser(member.uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
      await page.unrouteAll();
      await deletion.getByRole('button', { name: 'Delete my account' }).click();
      await expect(page.getByText('Your account and everything in it has been deleted.')).toBeFocused();
    });

    test.describe('because it was never sent', () => {
      // Auth answers 400 for a token of a disabled account.
      test.use({ toleratedErrors: [/net::ERR_FAILED|status of (400|401)/] });

      test(
        'is not called done when the session was ended elsewhere',
        { tag: '@nightly' },
        async ({ page, members }) => {
          const member = await members.create();
          await signIn(page, member, '/profile');
          await page.route('**/api/account', (route) => route.abort());
          const deletion = form(page, 'Delete account');
          await page.getByLabel('Your password').fill(member.password);
          await deletion.getByRole('button', { name: 'Delete my account' }).click();
          await expect(deletion.getByText('We could not be reached.')).toBeVisible();
          await members.auth.updateUser(member.uid, { disabled: true });
          await page.unrouteAll();
          await deletion.getByRole('button', { name: 'Delete my account' }).click();
          await expect(page).toHaveURL(/\/login\?redirect=\/profile$/);
          await expect(page.getByText('Your session has ended. Please sign in to continue.')).toBeVisible();
        },
      );
    });
  });
});
