import { enter, expect, pretend, refuseChanges, test } from './content-fixtures.ts';

const PAGE = '/admin/settings';

// The browser itself notes the refusals that the screens are about.
test.use({ keeps: ['settings'], toleratedErrors: [/the server responded with a status of (409|500)/] });

test.describe.configure({ timeout: 120_000 });

test('the settings are checked, saved and safe against a colleague', async ({ page, account, store }) => {
  const stored = async () => (await store.firestore.doc('settings/site').get()).data() ?? {};
  const before = await stored();
  await enter(page, PAGE, await account('editor'));
  const form = page.getByRole('form', { name: 'Settings' });
  await form.getByLabel('Tagline').fill('');
  await form.getByLabel('Email', { exact: true }).fill('nobody');
  await form.getByLabel('Address of the chat button').fill('http://chat.example');
  await form.getByLabel('Mean mark out of 5').fill('6');
  await form.getByRole('button', { name: 'Save settings' }).click();
  const summary = form.getByRole('alert').first();
  await expect(summary).toBeFocused();
  for (const words of ['fill this in', 'valid email address', 'https address', 'at most 5']) {
    await expect(summary).toContainText(words);
  }

  await form.getByLabel('Tagline').fill('Houses with a view');
  await form.getByLabel('Email', { exact: true }).fill('desk@test.example');
  await form.getByLabel('Address of the chat button').fill('');
  await form.getByLabel('Show a reviews badge').uncheck();
  await form.getByRole('button', { name: 'Add licence' }).click();
  await form.getByRole('group', { name: 'Licences' }).getByRole('textbox').last().fill('Boats: 0000');
  const slider = form.getByRole('group', { name: 'Destinations of the slider' });
  await slider
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await slider
    .getByRole('button', { name: / down$/ })
    .first()
    .click();
  await form.getByLabel('Add a property to the gallery').selectOption({ index: 1 });
  await store.change('settings/site', { tagline: 'Their tagline', officeHours: 'At noon' });
  await form.getByRole('button', { name: 'Save settings' }).click();
  await expect(form.getByText('Taken over from the other version: Office hours.')).toBeVisible();
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
  expect(after['home'].galleryPropertyIds.slice(0, -1)).toEqual(before['home'].galleryPropertyIds);
});

test('a refusal keeps what was typed, and settings that are not there say so', async ({ page, account }) => {
  await enter(page, PAGE, await account('editor'));
  const form = page.getByRole('form', { name: 'Settings' });
  await form.getByLabel('Tagline').fill('Typed');
  await refuseChanges(page);
  await form.getByRole('button', { name: 'Save settings' }).click();
  await expect(form.getByRole('alert').first()).toContainText('Failed to save settings: Something went wrong');
  await expect(form.getByLabel('Tagline')).toHaveValue('Typed');
  await page.unrouteAll();
  await pretend(page, 'settings', 'empty');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('There are no settings yet.')).toBeVisible();
});
