import { ALPHABET } from '#domain/core/alphabet.ts';
import { enter, expect, moveByKeyboard, fakeCollection, rejectChanges, shownOrder, test } from '../content-fixtures.ts';

const PAGE = '/admin/featured-properties';

// The browser logs the error responses that these tests cause.
test.use({ restores: ['featured'], toleratedErrors: [/the server responded with a status of 500/] });

test('an editor features a rental, moves it, hides it and removes it', async ({ page, account, store, properties }) => {
  const { title, location, price } = await properties.create();
  const { title: sale } = await properties.create({ type: 'real_estate', price: '', salePrice: '€1,950,000' });
  const before = await store.order('featured');
  await enter(page, PAGE, await account('editor'));
  const list = page.getByRole('list', { name: 'Featured properties' });
  await expect(list).toBeVisible();
  const shown = await shownOrder(list);
  await expect(page.getByText('A maximum of 6 featured properties is recommended.')).toBeVisible();

  await page.getByRole('button', { name: 'Add Featured Property' }).click();
  const picker = page.getByRole('dialog', { name: 'Add Featured Property' });
  const offered = await picker
    .getByRole('button', { name: /^Feature / })
    .evaluateAll((buttons) => buttons.map((button) => (button.getAttribute('aria-label') ?? '').slice(8)));
  expect(offered).toEqual(offered.toSorted(ALPHABET.compare));
  expect(offered.filter((title) => shown.includes(title))).toEqual([]);
  expect(offered).toContain(title);
  expect(offered).not.toContain(sale);
  await picker.getByRole('searchbox', { name: 'Search rentals' }).fill('no such house');
  await expect(picker.getByText('No rental matches this search.')).toBeVisible();
  await picker.getByRole('searchbox').fill(title);
  const choice = picker.getByRole('button', { name: `Feature ${title}`, exact: true });
  await expect(choice).toHaveAccessibleDescription(`${location} · ${price}`);
  await choice.click();
  await expect.poll(() => shownOrder(list)).toEqual([...shown, title]);
  await expect.poll(async () => (await store.order('featured')).slice(0, -1)).toEqual(before);

  await moveByKeyboard(page, title, 'ArrowUp', `${title} is now at position ${shown.length} of ${shown.length + 1}.`);
  await expect.poll(async () => (await store.order('featured')).at(-1)).toBe(before.at(-1));
  const row = list.getByRole('listitem').filter({ hasText: title });
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/admin/featured/'),
  );
  await row.getByRole('switch').click();
  await expect(row).toContainText('Hidden');
  // The change is shown before it is stored, so wait for the response.
  expect((await stored).ok()).toBe(true);
  await page.reload();
  await expect(row).toContainText('Hidden');

  await row.getByRole('button', { name: `Remove ${title}` }).click();
  const confirm = page.getByRole('dialog', { name: `Remove “${title}” from the featured properties?` });
  await confirm.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Remove ${title}` }).click();
  await confirm.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => shownOrder(list)).toEqual(shown);
  await expect.poll(() => store.order('featured')).toEqual(before);
});

test('a change that the backend rejects is undone and reported', { tag: '@nightly' }, async ({ page, account }) => {
  await enter(page, PAGE, await account('editor'));
  const list = page.getByRole('list', { name: 'Featured properties' });
  await expect(list).toBeVisible();
  const before = await shownOrder(list);
  await rejectChanges(page);
  const banner = page.getByRole('alert');
  const row = list.getByRole('listitem').first();

  await row.getByRole('switch').click();
  await expect(banner).toHaveText('Failed to update property status');
  await expect(row.getByRole('switch')).toBeChecked();
  await row.getByRole('button', { name: / down$/ }).click();
  await expect(banner).toHaveText('Failed to reorder properties');
  await expect.poll(() => shownOrder(list)).toEqual(before);
  await row.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(banner).toHaveText('Failed to remove featured property');
  await expect.poll(() => shownOrder(list)).toEqual(before);
  await page.getByRole('button', { name: 'Add Featured Property' }).click();
  await page
    .getByRole('button', { name: /^Feature / })
    .first()
    .click();
  await expect(banner).toHaveText('Failed to add featured property');
});

test(
  'the screen says when nothing is featured, nothing is left to feature, or nothing can be read',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await fakeCollection(page, 'featured', 'empty');
    await fakeCollection(page, 'properties', 'empty');
    await enter(page, PAGE, await account('editor'));
    await expect(page.getByText('No featured properties selected')).toBeVisible();
    await page.getByRole('button', { name: 'Add Featured Property' }).first().click();
    await expect(page.getByText('All available rental properties are already featured.')).toBeVisible();
    await page.unrouteAll();
    await fakeCollection(page, 'featured', 'broken');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Failed to fetch featured properties');
    const add = page.getByRole('button', { name: 'Add Featured Property' });
    await expect(add).toBeDisabled();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('list', { name: 'Featured properties' })).toBeVisible();
    await expect(add).toBeEnabled();
  },
);
