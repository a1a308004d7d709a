import { enter, expect, moveByKeyboard, fakeCollection, rejectChanges, test } from '../content-fixtures.ts';

// The browser logs the error responses that these tests cause.
test.use({ restores: ['destinations'], toleratedErrors: [/the server responded with a status of (409|500)/] });

test('destinations are put in order, and one is edited in all its lists', async ({ page, account, store }) => {
  const [first = '', second = '', ...rest] = await store.order('destinations');
  const name = String((await store.firestore.doc(`destinations/${first}`).get()).get('name'));
  await enter(page, '/admin/destinations', await account('editor'));
  const count = rest.length + 2;
  const down = page.getByRole('button', { name: `Move ${name} down` });
  await rejectChanges(page);
  await down.click();
  await expect(page.getByText(`${name} could not be moved: it is at position 1 of ${count}.`)).toBeAttached();
  await page.unrouteAll();

  await moveByKeyboard(page, name, 'ArrowDown', `${name} is now at position 2 of ${count}.`);
  await expect.poll(() => store.order('destinations')).toEqual([second, first, ...rest]);

  await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const form = page.getByRole('form', { name: 'Destination' });
  await form.getByRole('button', { name: 'Add highlight' }).click();
  const highlights = form.getByRole('group', { name: 'Highlights' });
  await expect(highlights.getByRole('textbox').last()).toBeFocused();
  await form.getByRole('button', { name: 'Save destination' }).click();
  await expect(form.getByRole('alert').first()).toContainText('Highlights: please fill this in');
  await highlights.getByRole('textbox').last().fill('Quiet mornings');
  const up = highlights.getByRole('button', { name: /^Move highlight \d+ up$/ });
  await up.last().click();
  await expect(up.nth(-2)).toBeFocused();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Add dish' }).click();
  const dishes = form.getByRole('group', { name: 'Local cuisine', exact: true });
  const dish = dishes.getByRole('listitem').last();
  await dish.getByLabel('Name').fill('Clams');
  await dish.getByLabel('Description').fill('With coriander.');
  await form.getByRole('button', { name: 'Remove attraction 1', exact: true }).click();
  const gallery = form.getByRole('list', { name: 'Gallery in order' });
  const pictures = await gallery.getByRole('listitem').count();
  const removeFirst = gallery.getByRole('button', { name: /^Remove .* from the gallery$/ }).first();
  await removeFirst.click();
  await expect(gallery.getByRole('listitem')).toHaveCount(pictures - 1);
  await expect(removeFirst).toBeFocused();

  await page.getByRole('link', { name: 'All destinations' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  const before = (await store.firestore.doc(`destinations/${first}`).get()).data() ?? {};
  await store.change(`destinations/${first}`, { climate: 'Another climate' });
  await form.getByRole('button', { name: 'Save destination' }).click();
  await expect(form.getByText('You changed different fields. Save again to keep both.')).toBeVisible();
  await form.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(page.getByText(`“${name}” is saved. Visitors see it once it is published.`)).toBeVisible();
  const stored = (await store.firestore.doc(`destinations/${first}`).get()).data() ?? {};
  expect(stored['highlights'].at(-3)).toBe('Quiet mornings');
  expect(stored['localCuisine'].at(-1)).toEqual({ name: 'Clams', description: 'With coriander.' });
  expect(stored['keyAttractions']).toEqual(before['keyAttractions'].slice(1));
  expect(stored['gallery']).toEqual(before['gallery'].slice(1));
  expect(stored['climate']).toBe('Another climate');

  // Opened again after the draft was changed on another screen, the form has the present text and meets no conflict.
  const live = await store.firestore.doc(`publishedDestinations/${first}`).get();
  await page.getByRole('link', { name: `Published versions of ${name}` }).click();
  await page.getByRole('button', { name: 'Discard the changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('The changes were discarded.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the draft' }).click();
  await expect(form.getByLabel('Climate')).toHaveValue(String(live.get('climate')));
  await form.getByLabel('Climate').fill('A third climate');
  await form.getByRole('button', { name: 'Save destination' }).click();
  await expect(page.getByText(`“${name}” is saved. Visitors see it once it is published.`)).toBeVisible();
  await page.getByRole('link', { name: 'All destinations' }).click();
  await expect(page).toHaveURL('/admin/destinations');
});

test(
  'a destination that there is not, and a list that cannot be read, say so',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await enter(page, '/admin/destinations/atlantis', await account('editor'));
    await expect(page.getByText('This destination does not exist.')).toBeVisible();
    await fakeCollection(page, 'destinations', 'broken');
    await page.goto('/admin/destinations');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch destinations');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', { name: 'Destinations' })).toBeVisible();
  },
);
