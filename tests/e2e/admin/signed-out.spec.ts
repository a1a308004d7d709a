import { enter, expect, test } from './admin-fixtures.ts';

// The browser logs the error responses that these tests cause.
test.use({ toleratedErrors: [/the server responded with a status of (400|401)/] });

test('a colleague who signs out in one tab leaves nothing on the screen of another', async ({
  page,
  context,
  account,
  properties,
}) => {
  const { id, title } = await properties.create();
  const editor = await account('editor');
  await enter(page, `/admin/edit-property/${id}`, editor);
  await page.getByLabel('Subtitle').fill('Typed before the end');
  await expect(page).toHaveTitle(new RegExp(title));

  await expect(page.getByText(editor.email)).toBeVisible();

  const other = await context.newPage();
  await other.goto('/admin/dashboard');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByText(editor.email)).toBeHidden();
  await expect(dialog.getByLabel('Email')).toHaveValue('');
  await expect(page).not.toHaveTitle(new RegExp(title));

  await dialog.getByLabel('Email').fill(editor.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(/./);
  await expect(dialog.getByRole('button', { name: 'Sign in' })).toBeFocused();
  await dialog.getByLabel('Password', { exact: true }).fill(editor.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Subtitle')).toHaveValue('Typed before the end');
  await expect(page.getByLabel('Subtitle')).toBeFocused();
});

test(
  'an open sheet is hidden as long as the session has ended, and keeps what was typed',
  { tag: '@nightly' },
  async ({ page, context, account }) => {
    const editor = await account('editor');
    await enter(page, '/admin/services', editor);
    await page.getByRole('button', { name: 'Add Service' }).first().click();
    const title = page.getByRole('form', { name: 'Add Service' }).getByLabel('Title');
    await title.fill('Typed before the end');

    const other = await context.newPage();
    await other.goto('/admin/dashboard');
    await other.getByRole('button', { name: 'Logout' }).click();

    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await expect(dialog).toBeVisible();
    await expect(page.locator('dialog:visible')).toHaveCount(1);
    await dialog.getByLabel('Email').fill(editor.email);
    await dialog.getByLabel('Password', { exact: true }).fill(editor.password);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(title).toBeVisible();
    await expect(title).toHaveValue('Typed before the end');
    await expect(title).toBeFocused();
  },
);

test('what one colleague was saving when the session ended is not saved by another who signs in', async ({
  page,
  account,
  properties,
}) => {
  const { id } = await properties.create();
  const [first, second] = [await account('editor'), await account('editor')];
  await enter(page, `/admin/edit-property/${id}`, first);
  await page.getByLabel('Subtitle').fill('Of the first colleague');
  const saves: string[] = [];
  await page.route(`**/api/admin/**/${id}`, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    saves.push((await route.request().allHeaders())['authorization'] ?? '');
    return route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'Not signed in', status: 401, code: 'unauthenticated' },
    });
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Email').fill(second.email);
  await dialog.getByLabel('Password', { exact: true }).fill(second.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(second.email)).toBeVisible();
  await expect(page.getByLabel('Subtitle')).toHaveValue('');
  expect(saves).toHaveLength(1);
});

test(
  'whoever signs in after an ended session was left starts at the dashboard',
  { tag: '@nightly' },
  async ({ page, context, account }) => {
    await enter(page, '/admin/staff', await account('admin'));
    await expect(page.getByRole('heading', { level: 1, name: 'Staff' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/admin/dashboard');
    await other.getByRole('button', { name: 'Logout' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/admin');
    const next = await account('editor');
    await page.getByLabel('Email').fill(next.email);
    await page.getByLabel('Password', { exact: true }).fill(next.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible();
  },
);

test(
  'a screen that the browser kept for its back button is closed when its colleague has signed out',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await enter(page, '/admin/dashboard', await account('editor'));
    await expect(page.getByRole('heading', { name: 'Property Management' })).toBeVisible();
    const loaded = page.waitForEvent('load');
    // The state after signing out in another tab, without its event.
    await page.evaluate(() => {
      localStorage.clear();
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await loaded;
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
);
