import { PATHS } from '#domain/site/paths.ts';
import { getAuth } from 'firebase-admin/auth';
import { deleteApp } from 'firebase-admin/app';
import { openAdminApp } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { resizeWindow } from '../resize-window.ts';
import { forceColours } from '../system-highlight.ts';
import { enter, expect, test } from './admin-fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

// The browser logs the error responses that these tests cause.
test.use({ toleratedErrors: [/the server responded with a status of (400|401|404)/] });

test('the back office requires a sign-in, and reports what was wrong', async ({ page, account }) => {
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Admin$/);
  const password = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email').fill('nobody@test.example');
  await password.fill('wrong-word');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The email or the password is not right. Please try again, or choose a new password.',
  );
  await expect(page.getByRole('alert').getByRole('link', { name: 'choose a new password' })).toHaveAttribute(
    'href',
    PATHS.forgotPassword,
  );
  await page.getByLabel('Email').fill('');
  await password.fill('');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();

  const { email, password: right } = await account('editor');
  await page.getByLabel('Email').fill(email);
  await password.fill(right);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/dashboard');
  await page.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(page).toHaveURL('/admin/services');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin');
  // The next colleague does not land on the screen of the one before.
  await page.getByLabel('Email').fill(email);
  await password.fill(right);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test(
  'the sign-in button is busy while the backend responds, and an unknown error is an unexpected error',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.route('**/accounts:signInWithPassword**', async (route) => {
      await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
      await route.fulfill({ status: 400, json: { error: { message: 'SOMETHING_ELSE' } } });
    });
    await page.goto('/admin');
    await page.getByLabel('Email').fill('nobody@test.example');
    await page.getByLabel('Password', { exact: true }).fill('wrong-word');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred');
  },
);

test('a member learns that this account has no access, and can sign out', async ({ page, account }) => {
  await enter(page, '/admin/dashboard', await account('member'));
  await expect(page.getByText('This account has no access to the back office.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the concierge can view properties but not change them', async ({ page, account }) => {
  await enter(page, '/admin/dashboard', await account('concierge'));
  await expect(page.getByRole('link', { name: /^View / }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Edit / })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add Property' })).toHaveCount(0);
  await page.goto('/admin/add-property');
  await expect(page.getByRole('heading', { name: 'No access to this screen' })).toBeVisible();
});

test('the sidebar leads to every screen and opens the site in new tabs; an unknown path shows an error', async ({
  page,
  account,
}) => {
  await enter(page, '/admin/dashboard', await account('editor'));
  const panel = page.getByRole('navigation', { name: 'Admin Panel' });
  await expect(panel.getByRole('link', { name: 'Properties', exact: true })).toHaveAttribute('aria-current', 'page');
  const site = page.getByRole('navigation', { name: 'On the site' }).getByRole('link');
  await expect(site).toHaveCount(6);
  for (const link of await site.all()) await expect(link).toHaveAttribute('target', '_blank');
  expect((await page.goto('/admin/nowhere'))?.status()).toBe(404);
  // The same with navigation inside the back office, which fetches no page.
  await page.goto('/admin/dashboard');
  await page.evaluate(() => {
    history.pushState(null, '', '/admin/nowhere');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible();
});

test('Ctrl-K finds a property and a page by a few characters', async ({ page, account, properties }) => {
  const { id, title } = await properties.create();
  await enter(page, '/admin/dashboard', await account('editor'));
  await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  await palette.getByRole('combobox').fill(title.toLowerCase());
  await expect(palette.getByRole('option', { name: title })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/edit-property/${id}`);
  await expect(page.getByRole('heading', { name: `Edit Property: ${title}` })).toBeVisible();
  await page.getByRole('button', { name: /Search or go to/ }).click();
  await palette.getByRole('combobox').fill('no such thing');
  await expect(palette.getByText('No results')).toBeVisible();
  await palette.getByRole('combobox').fill('pict');
  await palette.getByRole('option', { name: 'Pictures' }).click();
  await expect(page).toHaveURL('/admin/media');
});

test(
  'the open screen and the entry that Enter opens are marked in the colours of a system that sets its own',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await enter(page, '/admin/dashboard', await account('editor'));
    const menu = page.getByRole('navigation', { name: 'Admin Panel' });
    await expect(menu).toBeVisible();
    const highlight = await forceColours(page);
    await expect(menu.getByRole('link', { name: 'Properties', exact: true })).toHaveCSS('background-color', highlight);
    await expect(menu.getByRole('link', { name: 'Pictures' })).not.toHaveCSS('background-color', highlight);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or go to' });
    await expect(palette.getByRole('option', { selected: true })).toHaveCSS('background-color', highlight);
    await expect(palette.getByRole('option', { selected: false }).first()).not.toHaveCSS('background-color', highlight);
  },
);

test(
  'the palette leads a concierge to the calendar of a draft, whose page does not exist',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id, title } = await properties.create();
    await enter(page, '/admin/dashboard', await account('concierge'));
    await expect(page.getByRole('link', { name: /^View / }).first()).toBeVisible();
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Search or go to' });
    await palette.getByRole('combobox').fill(title.toLowerCase());
    await palette.getByRole('option', { name: title }).click();
    await expect(page).toHaveURL(`/admin/calendar/${id}`);
  },
);

test(
  'the theme is light, dark or that of the system, and is kept on the device',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await enter(page, '/admin/dashboard', await account('editor'));
    const background = (): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await background();
    await page.getByLabel('Dark').check({ force: true });
    await expect.poll(background).not.toBe(light);
    const dark = await background();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible();
    expect(await background()).toBe(dark);
    await page.getByLabel('System setting').check({ force: true });
    await expect.poll(background).toBe(light);
  },
);

test('an ended session asks for the password over the form, and what was typed is then saved', async ({
  page,
  account,
  properties,
}) => {
  const { id } = await properties.create();
  const editor = await account('editor');
  // Saving must be what finds out: the counts of the menu, which are read beside, get no response.
  await page.route('**/api/admin/**', async (route) => {
    if (route.request().method() !== 'GET') await route.fallback();
  });
  await enter(page, `/admin/edit-property/${id}`, editor);
  await page.getByLabel('Subtitle').fill('Typed before the end');
  const app = openAdminApp(readEmulatorEnvironment());
  // Auth revokes by whole seconds, so the token must be older.
  await expect
    .poll(async () => {
      await getAuth(app).revokeRefreshTokens(editor.uid);
      const { tokensValidAfterTime, metadata } = await getAuth(app).getUser(editor.uid);
      return Date.parse(tokensValidAfterTime ?? '') > Date.parse(metadata.lastSignInTime);
    })
    .toBe(true);
  await deleteApp(app);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Email').fill(editor.email);
  await dialog.getByLabel('Password', { exact: true }).fill(editor.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/^“.+” is saved\.$/)).toBeVisible();
  expect((await properties.read(id))?.subtitle).toBe('Typed before the end');
});

test(
  'the menu of a phone closes when the focus leaves it in either direction',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await enter(page, '/admin/services', await account('editor'));
    await resizeWindow(page, { width: 390, height: 900 });
    const opener = page.getByRole('button', { name: 'Open the menu' });
    const menu = page.getByRole('navigation', { name: 'Admin Panel' });
    await opener.click();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Properties', exact: true })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(opener).toBeFocused();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Logout' }).focus();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: /^Search or go to/ })).toBeFocused();
  },
);
