import { readFile } from 'node:fs/promises';
import { sampleProperties } from '#support/content/sample-properties.ts';
import { MEMBER_KEY } from '#lib/member/known-member.ts';
import { axeFindingsAtWidths, WIDTHS } from '../axe-findings.ts';
import { expect, fillSignIn, signIn, test } from './member-fixtures.ts';

test(
  "'anonymous users are redirected to /login?redirect=/profile', which says why",
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login\?redirect=\/profile$/);
    await expect(page.getByRole('status').filter({ hasText: 'Sign in to see your account' })).toBeVisible();
  },
);

test("says 'Loading profile...' while it is fetched", { tag: '@nightly' }, async ({ page, members }) => {
  await signIn(page, await members.create());
  await page.route('**/accounts:lookup*', () => undefined);
  await page.goto('/profile');
  await expect(page.getByText('Loading profile...')).toBeVisible();
});

test(
  'the side card shows the email, the join date, the anchors with the favourites count, and Sign Out',
  { tag: '@nightly' },
  async ({ page, members, baseURL }) => {
    const ids = (await sampleProperties(baseURL ?? '')).slice(0, 2).map(({ id }) => id);
    const member = await members.create(ids);
    await signIn(page, member, '/profile');
    const card = page.getByRole('complementary');
    await expect(card).toContainText(member.email);
    await expect(card).toContainText(/Member since \d{1,2} \w+ \d{4}/);
    await expect(card.getByRole('link', { name: 'Account Settings' })).toHaveAttribute('href', '#settings');
    await expect(card.getByRole('link', { name: /^Favorite Properties\s*2$/ })).toHaveAttribute('href', '/favorites');
    await card.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/login$/);
  },
);

test("Account Settings: the email is read-only, 'Profile updated successfully!' stays 3 seconds, the name is kept", async ({
  page,
  members,
}) => {
  const member = await members.create();
  await signIn(page, member, '/profile');
  const email = page.getByRole('textbox', { name: 'Email', exact: true });
  await expect(email).toHaveValue(member.email);
  await expect(email).toHaveAttribute('readonly');
  await expect(email).toHaveAccessibleDescription('Email address cannot be changed');
  await page.clock.install();
  await page.getByLabel('Full name').fill('  Rita Anjos ');
  await page.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(page.getByText('Profile updated successfully!')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Rita Anjos');
});

for (const name of [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE users; --",
  '{{7*7}}',
  '‮admin',
]) {
  const tag = name.includes('<img') ? [] : ['@nightly'];
  test(`the name ${name} is a name and nothing else`, { tag }, async ({ page, members }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await signIn(page, await members.create(), '/profile');
    await page.getByLabel('Full name').fill(name);
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await page.reload();
    // Every form removes marks that turn the direction of the text after them.
    await expect(page.getByLabel('Full name')).toHaveValue(name.replace('\u202e', ''));
    expect(dialogs).toEqual([]);
  });
}

test.describe('a service that fails', () => {
  test.use({ toleratedErrors: [/status of (400|500)/] });

  test("'Failed to update profile' and 'Failed to update password'", { tag: '@nightly' }, async ({ page, members }) => {
    const member = await members.create();
    await signIn(page, member, '/profile');
    await page.route('**/documents:commit', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.route('**/accounts:signInWithPassword*', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'SOMETHING_NEW' } } }),
    );
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page.getByText('Failed to update profile')).toBeVisible();
    await page.getByLabel('Current password').fill(member.password);
    await page.getByLabel('New password', { exact: true }).fill('brand new words');
    await page.getByLabel('Confirm new password').fill('brand new words');
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Failed to update password')).toBeVisible();
  });

  test("'Try Again' loads the profile and keeps the focus there", { tag: '@nightly' }, async ({ page, members }) => {
    await signIn(page, await members.create());
    await page.route('**/documents:batchGet', (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto('/profile');
    await expect(page.getByText('Failed to load the profile')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try Again' }).press('Enter');
    const view = page.locator('[data-members-only] [tabindex="-1"]').first();
    await expect(view).toBeFocused();
    await expect(view.getByLabel('Full name')).toBeVisible();
    await expect(view).toBeFocused();
  });
});

test('everything that is stored is downloaded as one JSON file', async ({ page, members, baseURL }) => {
  const ids = (await sampleProperties(baseURL ?? '')).slice(0, 2).map(({ id }) => id);
  const member = await members.create(ids);
  await signIn(page, member, '/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-account.json');
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({ uid: member.uid, email: member.email, emailConfirmed: true, name: 'Test member' });
  expect(Reflect.get(Object(data), 'favorites')).toHaveLength(2);
});

test.describe('a session that ended meanwhile', () => {
  test.use({ toleratedErrors: [/status of (400|401)/] });

  test('in mid-action leads to the sign-in page and back', { tag: '@nightly' }, async ({ page, members }) => {
    const member = await members.create();
    await signIn(page, member, '/profile');
    await expect(page.getByRole('button', { name: 'Download my data' })).toBeVisible();
    await members.auth.updateUser(member.uid, { disabled: true });
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect(page).toHaveURL(/\/login\?redirect=\/profile$/);
    await expect(page.getByText('Your session has ended. Please sign in to continue.')).toBeVisible();
    // Wait until the sign-in page has noticed the end of the session; enabled earlier, the account would be redirected back.
    const known = () => page.evaluate((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key), MEMBER_KEY);
    await expect.poll(known).toBeNull();
    await members.auth.updateUser(member.uid, { disabled: false });
    await fillSignIn(page, member);
    await expect(page).toHaveURL(/\/profile$/);
  });
});

test(
  'axe finds no fault in /profile and /favorites of a member',
  { tag: '@nightly' },
  async ({ page, members, baseURL }) => {
    const ids = (await sampleProperties(baseURL ?? '')).slice(0, 3).map(({ id }) => id);
    await signIn(page, await members.create(ids), '/profile');
    for (const path of ['/profile', '/favorites']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
      expect(await axeFindingsAtWidths(page, WIDTHS)).toEqual([]);
    }
  },
);
