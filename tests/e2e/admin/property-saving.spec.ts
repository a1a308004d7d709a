import { enter, expect, test } from './admin-fixtures.ts';
import { holdResponses } from '../hold-requests.ts';

// The browser logs the error responses that these tests cause.
test.use({ toleratedErrors: [/the server responded with a status of (409|500)|^Firestore: failed$/] });

const SAVED = /^“.+” is saved\.$/;

test('unsaved work asks before leaving, is kept on the device, and can be restored', async ({
  page,
  account,
  properties,
}) => {
  const { id } = await properties.create();
  const screen = `/admin/edit-property/${id}`;
  await enter(page, screen, await account('editor'));
  await page.getByLabel('Subtitle').fill('Half a thought');
  await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
  await page.getByRole('link', { name: 'Properties', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL(screen);
  await expect(page.getByLabel('Subtitle')).toHaveValue('Half a thought');
  await page.getByRole('link', { name: 'Properties', exact: true }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/dashboard');

  await page.goto(screen);
  await expect(page.getByText(/^There is unsaved work on this device/)).toBeVisible();
  await expect(page.getByLabel('Subtitle')).toHaveValue('');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Subtitle')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(SAVED)).toBeVisible();
  // The restored work is done with: what follows is based on what was saved.
  // A space at its end, which is not stored, does not count as unsaved.
  await page.getByLabel('Subtitle').fill('A whole thought ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await properties.read(id))?.subtitle).toBe('A whole thought');
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('This property is archived', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Subtitle')).toHaveValue('A whole thought');
  await page.goto(screen);
  await expect(page.getByLabel('Subtitle')).toHaveValue('A whole thought');
  await expect(page.getByText(/^There is unsaved work/)).toHaveCount(0);
});

test(
  'work that is offered stays as it was until somebody restores it, discards it or saves',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create();
    const screen = `/admin/edit-property/${id}`;
    const kept = page.getByText(/^Saved on this device at/);
    const offer = page.getByText(/^There is unsaved work on this device/);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.clock.install();
    await enter(page, screen, await account('editor'));
    await page.getByLabel('Subtitle').fill('Half a thought');
    await expect(kept).toBeVisible();

    await page.goto(screen);
    await expect(offer).toBeVisible();
    await page.getByLabel('Tag').fill('Something else');
    await page.clock.fastForward('00:05');
    await expect(page.getByText('Not saved yet')).toBeVisible();

    await page.goto(screen);
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByLabel('Subtitle')).toHaveValue('Half a thought');

    await page.goto(screen);
    await expect(offer).toBeVisible();
    await page.getByLabel('Tag').fill('Something else');
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await expect(kept).toBeVisible();

    await page.goto(screen);
    await expect(offer).toBeVisible();
    await page.getByLabel('Subtitle').fill('Saved without an answer');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(offer).toHaveCount(0);
    await page.goto(screen);
    await expect(page.getByLabel('Subtitle')).toHaveValue('Saved without an answer');
    await expect(offer).toHaveCount(0);
  },
);

test(
  'two windows keep their unsaved work on a property apart',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create();
    const screen = `/admin/edit-property/${id}`;
    page.on('dialog', (dialog) => void dialog.accept());
    await enter(page, screen, await account('editor'));
    const other = await page.context().newPage();
    await other.goto(screen);
    // Open before there is work that it would be offered.
    await expect(other.getByLabel('Subtitle')).toBeVisible();
    await page.getByLabel('Subtitle').fill('In the first window');
    await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
    await other.getByLabel('Subtitle').fill('In the second window');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(other.getByText(SAVED)).toBeVisible();

    await page.goto(screen);
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByLabel('Subtitle')).toHaveValue('In the first window');
  },
);

test(
  'the form takes no input while its property is being archived',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create();
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    const subtitle = page.getByLabel('Subtitle');
    await expect(subtitle).toBeVisible();
    const archived = await holdResponses(page, `**/api/admin/properties/${id}/archive`);
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect.poll(archived.count).toBe(1);
    await subtitle.focus();
    await expect(subtitle).not.toBeFocused();
    await page.keyboard.press('Control+s');
    archived.release();
    await expect(page.getByText('This property is archived', { exact: false })).toBeVisible();
    await expect(page.getByText('Someone else saved this')).toHaveCount(0);
    await subtitle.fill('Typed afterwards');
    await expect(page.getByText('Not saved yet').or(page.getByText(/^Saved on this device at/))).toBeVisible();
  },
);

test('what is typed while a new property is being created is saved with it, and leaves no draft', async ({
  page,
  account,
  properties,
}) => {
  await enter(page, '/admin/add-property', await account('editor'));
  await page.getByLabel('Title', { exact: true }).fill('Created while typing');
  await page.getByLabel('Location', { exact: true }).fill('Lisbon');
  await page.getByLabel('Price', { exact: true }).fill('€900 per night');
  const created = await holdResponses(page, '**/api/admin/properties');
  await page.getByRole('button', { name: 'Create Property' }).click();
  await expect.poll(created.count).toBe(1);
  await page.getByLabel('Subtitle').fill('Typed meanwhile');
  created.release();
  await expect(page).toHaveURL(/\/admin\/edit-property\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  properties.deleteAfterwards(id);
  await expect(page.getByLabel('Subtitle')).toHaveValue('Typed meanwhile');
  expect(await properties.read(id)).toMatchObject({ subtitle: 'Typed meanwhile', rev: 2 });
  await page.goto('/admin/add-property');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
  await expect(page.getByText(/^There is unsaved work/)).toHaveCount(0);
});

test(
  'what is typed while a property is being saved is kept on the device',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create();
    const screen = `/admin/edit-property/${id}`;
    const save = page.getByRole('button', { name: 'Save', exact: true });
    page.on('dialog', (dialog) => void dialog.accept());
    await enter(page, screen, await account('editor'));
    await page.getByLabel('Subtitle').fill('Sent');
    const saving = await holdResponses(page, `**/api/admin/properties/${id}`);
    await save.click();
    await expect.poll(saving.count).toBe(1);
    await page.getByLabel('Tag').fill('Typed meanwhile');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Typed meanwhile');
    saving.release();
    await expect(save).toBeVisible();

    await page.goto(screen);
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByLabel('Tag')).toHaveValue('Typed meanwhile');
    await save.click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await properties.read(id)).toMatchObject({ subtitle: 'Sent', tag: 'Typed meanwhile', rev: 3 });
  },
);

test(
  "work on a property without a price meets a colleague's, also when it is restored",
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    // As an accepted submission and a sheet without prices leave it.
    const { id } = await properties.create({ price: '', subtitle: 'As it was' });
    const screen = `/admin/edit-property/${id}`;
    await enter(page, screen, await account('editor'));
    await page.getByLabel('Tag').fill('My tag');
    await expect(page.getByText(/^Saved on this device at/)).toBeVisible();
    await properties.change(id, { subtitle: 'Theirs' });
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(screen);
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await page.getByLabel('Price', { exact: true }).fill('€900 per night');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved this' });
    await expect(conflict).toContainText('Subtitle');
    await expect(page.getByLabel('Subtitle')).toHaveValue('Theirs');
    await conflict.getByRole('button').last().click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await properties.read(id)).toMatchObject({
      subtitle: 'Theirs',
      tag: 'My tag',
      price: '€900 per night',
      rev: 3,
    });
  },
);

test('two editors who save the same property lose nothing: both versions are shown side by side', async ({
  page,
  account,
  properties,
}) => {
  const { id } = await properties.create({ subtitle: 'As it was', tag: 'Old' });
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  await page.getByLabel('Subtitle').fill('Mine');
  await page.getByLabel('Tag').fill('My tag');
  await properties.change(id, { subtitle: 'Theirs', tag: 'Their tag', description: 'Written by a colleague' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const subtitle = page.getByRole('group', { name: 'Subtitle' });
  await expect(subtitle).toContainText('Mine');
  await expect(subtitle).toContainText('Theirs');
  await subtitle.getByRole('radio').nth(1).check();
  await page.getByRole('alert').getByRole('button').last().click();
  await expect(page.getByText(SAVED)).toBeVisible();
  expect(await properties.read(id)).toMatchObject({
    subtitle: 'Theirs',
    tag: 'My tag',
    description: 'Written by a colleague',
    rev: 3,
  });
});

test(
  'a property that is gone, one that cannot be read, and one that cannot be saved say so',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create();
    await enter(page, `/admin/edit-property/${crypto.randomUUID()}`, await account('editor'));
    await expect(page.getByRole('heading', { name: 'Property Not Found' })).toBeVisible();

    await page.route('**/documents:batchGet', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto(`/admin/edit-property/${id}`);
    await expect(page.getByRole('alert')).toContainText('Failed to fetch property');
    await page.unroute('**/documents:batchGet');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Subtitle').fill('Not to be saved');
    await page.route(`**/api/admin/properties/${id}`, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to update property' })).toBeVisible();

    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/admin/add-property');
    await page.getByLabel('Title', { exact: true }).fill('Never stored');
    await page.getByLabel('Location', { exact: true }).fill('Lisbon');
    await page.getByLabel('Price', { exact: true }).fill('€1');
    await page.route('**/api/admin/properties', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.getByRole('button', { name: 'Create Property' }).click();
    await expect(page.getByText('Property creation failed: Failed to create property')).toBeVisible();
  },
);

test(
  "a property is archived after a colleague's change was shown",
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id } = await properties.create({ subtitle: 'As it was' });
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    await expect(page.getByLabel('Subtitle')).toHaveValue('As it was');
    await properties.change(id, { subtitle: 'Theirs' });
    const archive = page.getByRole('button', { name: 'Archive', exact: true });
    await archive.click();
    await expect(page.getByRole('alert').filter({ hasText: 'This was changed in the meantime' })).toBeVisible();
    await expect(page.getByLabel('Subtitle')).toHaveValue('Theirs');
    await archive.click();
    await expect(page.getByText('This property is archived', { exact: false })).toBeVisible();
    expect(await properties.read(id)).toMatchObject({ subtitle: 'Theirs', rev: 3 });
  },
);

test(
  'the form copies, archives and restores what is stored',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id, title } = await properties.create();
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    // It was never on the site.
    await expect(page.getByText('This property is archived.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByText(`“${title}” is no longer archived.`)).toBeVisible();
    await page.getByRole('button', { name: 'Duplicate', exact: true }).click();
    await expect(page).not.toHaveURL(`/admin/edit-property/${id}`);
    await expect(page.getByLabel('Title', { exact: true })).not.toHaveValue(title);
    properties.deleteAfterwards(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  },
);
