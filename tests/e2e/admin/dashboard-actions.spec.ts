import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { enter, expect, test } from './admin-fixtures.ts';
import { holdResponses } from '../hold-requests.ts';

// The browser logs the failed requests that these tests cause.
test.use({ toleratedErrors: [/status of (409|500)/] });

const DASHBOARD = '/admin/dashboard';

test('one property is viewed, edited, duplicated, archived, restored, and deleted after a question', async ({
  page,
  account,
  properties,
}) => {
  const { id, title } = await properties.create();
  await enter(page, `${DASHBOARD}?q=${title.split(' ')[1]}`, await account('editor'));
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(card.getByRole('button', { name: `Preview ${title}` })).toBeVisible();
  await expect(card.getByRole('link', { name: `Edit ${title}` })).toHaveAttribute('href', `/admin/edit-property/${id}`);

  await card.getByRole('button', { name: `Duplicate ${title}` }).click();
  const copy = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /copy/i }) });
  await expect(copy).toHaveCount(1);
  const copyLink = await copy.getByRole('link', { name: /^Edit / }).getAttribute('href');
  properties.deleteAfterwards(copyLink?.split('/').at(-1) ?? '');

  await card.getByRole('button', { name: `Archive ${title}` }).click();
  await expect(page.getByText(`“${title}” is archived.`)).toBeVisible();
  await expect(card).toHaveCount(0);
  expect((await properties.read(id))?.archivedAt).not.toBeNull();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Status').selectOption({ label: 'Archived' });
  await card.getByRole('button', { name: `Restore ${title}` }).click();
  await expect(page.getByText(`“${title}” is no longer archived.`)).toBeVisible();
  await page.getByLabel('Status').selectOption({ label: 'All except archived' });

  await card.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('dialog', { name: `Delete “${title}”?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toHaveCount(1);
  await card.getByRole('button', { name: `Delete ${title}` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await expect(copy).toBeFocused();
  await expect.poll(() => properties.read(id)).toBeNull();
});

test(
  'a property that is deleted while the list is still loading stays deleted',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    // Sorted first by its title, so that it is shown before the whole list has loaded.
    const { id, title } = await properties.create({ title: `0 Casa ${randomUUID()}` });
    const parts = await holdResponses(
      page,
      '**/documents:runQuery',
      (posted) => posted.includes('"collectionId":"properties"') && !posted.includes('"limit"'),
    );
    await enter(page, DASHBOARD, await account('editor'));
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect.poll(() => parts.include(id)).toBe(true);
    await card.getByRole('button', { name: `Delete ${title}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card).toHaveCount(0);
    await expect.poll(() => properties.read(id)).toBeNull();
    parts.release();
    await expect(
      page.getByRole('region', { name: 'Figures' }).locator('> div').filter({ hasText: 'Filtered Results' }),
    ).toHaveText(/[0-9]$/);
    await expect(card).toHaveCount(0);
  },
);

const ELSEWHERE = { subtitle: 'Somebody else was here' };

/**
 * Makes a colleague's change while the next request to a URL is on its way. Made before, the list could read it first: it
 * looks for changes every few seconds.
 */
async function changeMeanwhile(page: Page, url: string, change: () => Promise<unknown>): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await change();
      await route.continue();
    },
    { times: 1 },
  );
}

test('a rejected change is undone, with the reason in a red banner', async ({ page, account, properties }) => {
  const { id, title } = await properties.create();
  await enter(page, `${DASHBOARD}?q=${title.split(' ')[1]}`, await account('editor'));
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(card).toHaveCount(1);
  await changeMeanwhile(page, `**/api/admin/properties/${id}*`, () => properties.change(id, ELSEWHERE));
  await card.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('This was changed in the meantime');
  await expect(card).toHaveCount(1);

  await page.route(`**/api/admin/properties/${id}*`, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await card.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to delete property');
});

test('many are changed at once, and rejected ones are named', async ({ page, account, properties }) => {
  const one = await properties.create();
  const word = one.title.split(' ')[1] ?? '';
  const two = await properties.create({ title: `Second ${word}` });
  await enter(page, `${DASHBOARD}?q=${word}`, await account('editor'));
  await page.getByLabel(`Select ${one.title}`).check();
  await page.getByRole('button', { name: 'Select this page' }).click();
  await expect(page.getByText('2 selected')).toBeVisible();
  const bar = page.getByRole('group', { name: 'Selected properties' });
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'All Properties' })).toBeFocused();
  await page.getByRole('checkbox', { name: `Select ${one.title}` }).check();
  await page.getByRole('button', { name: 'Select this page' }).click();
  // Like the arrow keys: nothing is changed before the button is pressed.
  await bar.getByLabel('Pages', { exact: true }).selectOption({ label: 'Show on Events' });
  await bar.getByLabel('Pages', { exact: true }).selectOption({ label: 'Show on Retreats' });
  await bar.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('2 properties changed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All Properties' })).toBeFocused();
  expect(await properties.read(two.id)).toMatchObject({ showOnRetreatsPage: true, showOnEventsPage: false });

  await page.getByLabel(`Select ${one.title}`).check();
  await page.getByLabel(`Select ${two.title}`).check();
  await changeMeanwhile(page, '**/api/admin/properties-bulk', () => properties.change(two.id, ELSEWHERE));
  await bar.getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByRole('alert')).toContainText(two.title);
  await expect(page.getByText('1 property changed.')).toBeVisible();
  expect((await properties.read(one.id))?.archivedAt).not.toBeNull();
  expect((await properties.read(two.id))?.archivedAt).toBeNull();
});
