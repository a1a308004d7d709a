import { holdResponses } from '../../hold-requests.ts';
import { enter, expect, fakeCollection, rejectChanges, test } from '../content-fixtures.ts';

const PAGE = '/admin/settings';

// The browser logs the error responses that these tests cause.
test.use({ restores: ['settings'], toleratedErrors: [/the server responded with a status of (409|500)/] });

test('the settings are checked, saved and safe against a colleague', async ({ page, account, store, properties }) => {
  const { id, title } = await properties.create();
  const stored = async () => (await store.firestore.doc('settings/site').get()).data() ?? {};
  const before = await stored();
  await enter(page, PAGE, await account('editor'));
  const form = page.getByRole('form', { name: 'Settings' });
  await form.getByLabel('Tagline').fill('');
  await form.getByLabel('Email', { exact: true }).fill('nobody');
  await form.getByLabel('Chat link').fill('http://chat.example');
  await form.getByLabel('Average rating out of 5').fill('6');
  await form.getByRole('button', { name: 'Save settings' }).click();
  const summary = form.getByRole('alert').first();
  await expect(summary).toBeFocused();
  for (const message of ['fill this in', 'valid email address', 'begins with https:, mailto: or tel:', 'at most 5']) {
    await expect(summary).toContainText(message);
  }

  await form.getByLabel('Tagline').fill('Houses with a view');
  await form.getByLabel('Email', { exact: true }).fill('desk@test.example');
  await form.getByLabel('Chat link').fill('');
  await form.getByLabel('Show a reviews badge').uncheck();
  await form.getByRole('button', { name: 'Add licence' }).click();
  await form.getByRole('group', { name: 'Licences' }).getByRole('textbox').last().fill('Boats: 0000');
  const slider = form.getByRole('group', { name: 'Destinations in the slider' });
  await slider
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await slider
    .getByRole('button', { name: / down$/ })
    .first()
    .click();
  await form.getByLabel('Add a property to the gallery').selectOption({ index: 1 });
  await form.getByLabel('Add a property to the gallery').selectOption({ label: title });
  const gallery = form.getByRole('group', { name: 'Properties in the gallery' });
  await gallery.getByRole('button', { name: 'Add', exact: true }).click();
  await store.change('settings/site', { tagline: 'Their tagline', officeHours: 'At noon' });
  await form.getByRole('button', { name: 'Save settings' }).click();
  await expect(form.getByText('Kept from the other version: Office hours.')).toBeVisible();
  await form.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(page.getByText('The settings are saved. Visitors see them once they are published.')).toBeVisible();

  const [, second, third, ...others] = before['home'].sliderDestinations;
  const after = await stored();
  expect(after).toMatchObject({
    tagline: 'Houses with a view',
    officeHours: 'At noon',
    email: 'desk@test.example',
    chatAddress: null,
    reviews: null,
    licences: [...before['licences'], 'Boats: 0000'],
  });
  expect(after['home'].sliderDestinations).toEqual([third, second, ...others]);
  expect(after['home'].galleryPropertyIds).toEqual([...before['home'].galleryPropertyIds, id]);
});

test(
  'saved settings stay when an older reading of them arrives later',
  { tag: '@nightly' },
  async ({ page, account, store }) => {
    await page.clock.install();
    await enter(page, PAGE, await account('editor'));
    const form = page.getByRole('form', { name: 'Settings' });
    const menu = page.getByRole('navigation', { name: 'Admin Panel' });
    await form.getByLabel('Tagline').fill('Houses by the sea');
    const older = await holdResponses(page, '**/documents:runQuery', (posted) =>
      posted.includes('"collectionId":"settings"'),
    );
    // They are read again when the window becomes visible after half a minute.
    await page.clock.fastForward(31_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect.poll(older.count).toBe(1);
    await form.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('The settings are saved. Visitors see them once they are published.')).toBeVisible();
    expect(await store.find('settings', 'tagline', 'Houses by the sea')).toHaveLength(1);
    const late = page.waitForResponse('**/documents:runQuery');
    older.release();
    await (await late).finished();
    // The response is applied within two frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await menu.getByRole('link', { name: 'Team Members' }).click();
    await expect(page).toHaveURL('/admin/team-members');
    await page.goBack();
    await expect(form.getByLabel('Tagline')).toHaveValue('Houses by the sea');
  },
);

test(
  'a photograph of the team is chosen from the library, and removed again',
  { tag: '@nightly' },
  async ({ page, account, store, libraryPicture }) => {
    const teamPhoto = async () => (await store.firestore.doc('settings/site').get()).data()?.['teamPhoto'];
    await enter(page, PAGE, await account('editor'));
    const form = page.getByRole('form', { name: 'Settings' });
    const photo = form.getByRole('group', { name: /^Photograph of the team/ });
    const saved = page.getByText('The settings are saved. Visitors see them once they are published.');
    await photo.getByRole('button', { name: 'From the library' }).click();
    const library = page.getByRole('dialog', { name: 'Library' });
    await library.getByRole('button', { name: `Choose ${libraryPicture}` }).click();
    await expect(library).toBeHidden();
    await photo.getByLabel('Alt text').fill('All of us on the steps');
    await form.getByRole('button', { name: 'Save settings' }).click();
    await expect(saved).toBeVisible();
    expect(await teamPhoto()).toMatchObject({ alt: 'All of us on the steps' });
    await photo.getByRole('button', { name: 'Remove' }).click();
    await expect(saved).toBeHidden();
    await form.getByRole('button', { name: 'Save settings' }).click();
    await expect(saved).toBeVisible();
    expect(await teamPhoto()).toBeNull();
  },
);

test(
  'reply templates are edited here, and their placeholders are checked',
  { tag: '@nightly' },
  async ({ page, account, store }) => {
    await enter(page, PAGE, await account('editor'));
    const form = page.getByRole('form', { name: 'Settings' });
    const templates = form.getByRole('group', { name: 'Reply templates' });
    await templates.getByRole('button', { name: 'Add template' }).click();
    const added = templates.getByRole('group', { name: /^template \d+$/ }).last();
    await added.getByLabel('Name').fill('Thanks for the sale');
    await added.getByLabel('For').selectOption('Property for sale');
    await added.getByLabel('Subject').fill('About {house}');
    await added.getByLabel('Text').fill('We will send you the plans of {property}.');
    await form.getByRole('button', { name: 'Save settings' }).click();
    const fault = 'Thanks for the sale: There is no placeholder {house}. You can use {name}, {property}';
    await expect(form.getByRole('alert').first()).toContainText(fault);
    await expect(templates.locator('.field-error')).toContainText(fault);
    await added.getByLabel('Subject').fill('About {property}');
    await form.getByLabel('Saturday').check();
    await form.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('The settings are saved.')).toBeVisible();
    const after = (await store.firestore.doc('settings/site').get()).data() ?? {};
    expect(after['replyTemplates'].at(-1)).toEqual({
      ...{ label: 'Thanks for the sale', kind: 'sale', subject: 'About {property}' },
      text: 'We will send you the plans of {property}.',
    });
    expect(after['officeDays']).toContain('saturday');
  },
);

test(
  'the table of what buying costs is edited here, and staff read when it no longer holds',
  { tag: '@nightly' },
  async ({ page, account, store }) => {
    await enter(page, PAGE, await account('editor'));
    const form = page.getByRole('form', { name: 'Settings' });
    const outdated = page.getByText('The table of 2025 for the cost of buying held until 31 December 2025.');
    await expect(outdated).toHaveCount(0);
    await form.getByLabel('Year of the table').fill('2025');
    await form.getByLabel('Holds until').fill('2025-12-31');
    await form.getByLabel('Stamp duty, %').fill('0.85');
    await form.getByLabel('IMT of a buyer who is not tax resident').fill('');
    const brackets = form.getByRole('group', { name: 'IMT on the mainland, own home' });
    const first = brackets.getByRole('group', { name: 'bracket 1', exact: true });
    await first.getByLabel('Up to, €').fill('145471');
    await form.getByRole('button', { name: 'Save settings' }).click();
    await expect(form.getByRole('alert').first()).toContainText('Each bracket must reach higher than the one before');
    await first.getByLabel('Up to, €').fill('104261.5');
    await form.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('The settings are saved.')).toBeVisible();
    await expect(outdated).toBeVisible();
    const { purchaseTable } = (await store.firestore.doc('settings/site').get()).data() ?? {};
    expect(purchaseTable).toMatchObject({ year: 2025, stampDutyRate: 0.85, nonResidentRate: null });
    expect(purchaseTable.mainlandOwnHome[0]).toEqual({ upTo: 104_261.5, rate: 0, deduct: 0 });
    expect(purchaseTable.mainlandOwnHome.at(-1)).toEqual({ upTo: null, rate: 7.5, deduct: 0 });
    await page.goto('/admin/publish');
    await expect(outdated).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Site Settings' }).click();
    await expect(page).toHaveURL(PAGE);
  },
);

test(
  'a rejected save keeps the input, and missing settings are reported',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await enter(page, PAGE, await account('editor'));
    const form = page.getByRole('form', { name: 'Settings' });
    await form.getByLabel('Tagline').fill('Typed');
    await rejectChanges(page);
    await form.getByRole('button', { name: 'Save settings' }).click();
    await expect(form.getByRole('alert').first()).toContainText('Failed to save settings: Something went wrong');
    await expect(form.getByLabel('Tagline')).toHaveValue('Typed');
    await page.unrouteAll();
    await fakeCollection(page, 'settings', 'empty');
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('There are no settings yet.')).toBeVisible();
  },
);
