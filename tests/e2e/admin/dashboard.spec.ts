import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { DASHBOARD_PAGE } from '#domain/property/dashboard/search.ts';
import { enter, expect, test } from './admin-fixtures.ts';
import { holdRequests, holdResponses } from '../hold-requests.ts';
import { screenFaults } from './screen-faults.ts';

// The browser logs the failed requests that these tests cause.
test.use({ toleratedErrors: [/status of (409|500)|net::ERR_FAILED/] });

const DASHBOARD = '/admin/dashboard';

test('tiles, search, filters, price bands and order work at once and are in the URL', async ({
  page,
  account,
  properties,
}) => {
  const cheap = await properties.create({ price: '€640 per night', bedrooms: 2 });
  const word = cheap.title.split(' ')[1] ?? '';
  const dear = await properties.create({
    title: `Palace ${word}`,
    price: '€7,200 per night',
    bedrooms: 9,
    location: 'Pinhão, Douro',
  });
  const sale = await properties.create({
    title: `Quinta ${word}`,
    type: 'real_estate',
    price: '',
    salePrice: '€6,500,000',
    location: 'Lagos, Algarve',
  });
  await enter(page, DASHBOARD, await account('editor'));
  for (const tile of ['Total Properties', 'Filtered Results', 'Recent Imports', 'Quick Actions']) {
    await expect(page.getByRole('heading', { name: tile })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'All Properties' })).toBeVisible();

  const titles = page.getByRole('heading', { level: 3 });
  await page.getByLabel('Search properties').fill(word);
  await expect(titles).toHaveText([cheap.title, dear.title, sale.title]);
  await expect(page).toHaveURL(`${DASHBOARD}?q=${word}`);
  await expect(page.getByText('€6,500,000')).toBeVisible();

  await page.getByLabel('Sort by').selectOption({ label: 'Price' });
  await page.getByRole('button', { name: /^Ascending/ }).click();
  await expect(titles).toHaveText([sale.title, dear.title, cheap.title]);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Price band').selectOption({ label: 'Over €5M' });
  await expect(titles).toHaveText([sale.title]);
  await page.getByLabel('Price band').selectOption({ label: '€5,000 to €10,000' });
  await expect(titles).toHaveText([dear.title]);
  await page.getByLabel('Price band').selectOption({ label: 'Any price' });
  await page.getByLabel('Maximum price, €').fill('700');
  await page.getByLabel('Maximum price, €').press('Enter');
  await expect(titles).toHaveText([cheap.title]);
  await page.getByLabel('Price band').selectOption({ label: 'Any price' });
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'Real Estate' });
  await expect(titles).toHaveText([sale.title]);
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'All Types' });
  await page.getByLabel('Algarve').check({ force: true });
  await expect(titles).toHaveText([sale.title]);
  await page.getByLabel('Algarve').uncheck({ force: true });
  await page.getByLabel('Bedrooms, at least').fill('5');
  await expect(titles).toHaveText([dear.title]);
  await page.reload();
  await expect(titles).toHaveText([dear.title]);

  await page.getByLabel('Search properties').fill(`${word} nothing like it`);
  await expect(page.getByText('No properties found matching your criteria.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL(DASHBOARD);
});

test('the field keeps the focus while a search is typed, also after pauses', async ({ page, account }) => {
  const typeSlowly = async (label: string): Promise<void> => {
    const field = page.getByRole('main').getByRole('searchbox', { name: label });
    await field.pressSequentially('ab');
    await expect(page).toHaveURL(/\?q=ab$/);
    // Typed wherever the focus is.
    await page.keyboard.type('c');
    await expect(field).toHaveValue('abc');
    await expect(page).toHaveURL(/\?q=abc$/);
    await expect(field).toBeFocused();
  };
  await enter(page, DASHBOARD, await account('admin'));
  await expect(page.getByRole('heading', { name: 'Property Management' })).toBeFocused();
  await page.reload();
  await typeSlowly('Search properties');

  const menu = page.getByRole('navigation', { name: 'Admin Panel' });
  await menu.getByRole('link', { name: /^Inbox/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused();
  await typeSlowly('Search messages');
});

test(
  'the focus stays where somebody turns pages or clears the filters by keyboard',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const word = randomUUID().slice(0, 8);
    await Promise.all(
      Array.from({ length: DASHBOARD_PAGE + 1 }, (_, n) => properties.create({ title: `Casa ${word} ${n}` })),
    );
    await enter(page, `${DASHBOARD}?q=${word}`, await account('editor'));
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const [next, previous] = [
      pages.getByRole('button', { name: 'Next' }),
      pages.getByRole('button', { name: 'Previous' }),
    ];
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.press('Enter');
    await expect(pages.getByText('Page 2 of 2')).toBeVisible();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await next.press('Enter');
    await expect(pages.getByText('Page 2 of 2')).toBeVisible();
    expect(await screenFaults(page, 'main')).toEqual([]);
    await previous.press('Enter');
    await expect(pages.getByText('Page 1 of 2')).toBeVisible();
    await expect(previous).toBeFocused();

    const clear = page.getByRole('button', { name: 'Clear all filters' });
    await clear.press('Enter');
    await expect(clear).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  },
);

test(
  'a property opens right after typing a search, and prices that are no range are named',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await page.clock.install();
    await enter(page, DASHBOARD, await account('editor'));
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const lowest = page.getByLabel('Minimum price, €');
    await lowest.fill('-5');
    await lowest.press('Enter');
    await expect(page.getByText('Please give a whole number from 0 to 100,000,000')).toBeVisible();
    await page.getByLabel('Maximum price, €').fill('1000');
    await page.getByLabel('Maximum price, €').press('Enter');
    await lowest.fill('5000');
    await lowest.press('Enter');
    await expect(page.getByText('Please give a whole number from 0 to 1,000')).toBeVisible();
    await expect(page).toHaveURL(`${DASHBOARD}?price=-1000`);

    const release = await holdRequests(page, '**/*.js');
    await page.getByLabel('Search properties').fill('Casa');
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    await page.clock.runFor(1000);
    release();
    await expect(page).toHaveURL(/\/admin\/edit-property\//);
  },
);

test(
  'a property opens on a slow device too, where the search falls due during the press',
  { tag: '@nightly' },
  async ({ page, account }) => {
    await enter(page, DASHBOARD, await account('editor'));
    const release = await holdRequests(page, '**/*.js');
    await page.getByLabel('Search properties').fill('Casa');
    const edit = page.getByRole('link', { name: /^Edit / }).first();
    // Nothing else runs for longer than the search waits.
    await edit.evaluate((link: HTMLElement) => {
      link.click();
      const end = performance.now() + 400;
      while (performance.now() < end);
    });
    release();
    await expect(page).toHaveURL(/\/admin\/edit-property\//);
  },
);

test(
  'the concierge reads what is for staff, and the status',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { title } = await properties.create({ contactInfo: 'Dona Rosa has the key', houseRules: ['No drones'] });
    await enter(page, `${DASHBOARD}?q=${title.split(' ')[1]}`, await account('concierge'));
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: `Details ${title}` }).click();
    const details = page.getByRole('dialog', { name: title });
    await expect(details).toContainText('Dona Rosa has the key');
    await expect(details).toContainText('No drones');
    expect(await screenFaults(page)).toEqual([]);
  },
);

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

test('a list that cannot be read says so and is read again', { tag: '@nightly' }, async ({ page, account }) => {
  let broken = true;
  await page.route('**/documents:run*', (route) => (broken ? route.abort('failed') : route.continue()));
  await enter(page, DASHBOARD, await account('editor'));
  await expect(page.getByRole('alert')).toContainText('The properties could not be loaded.');
  const total = page.getByRole('region', { name: 'Figures' }).locator('> div').filter({ hasText: 'Total Properties' });
  await expect(total).toHaveText(/–$/);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or go to' });
  await palette.getByRole('combobox').fill('no such thing');
  const failure = palette.getByRole('option', { name: 'The properties could not be loaded. Try again' });
  await expect(failure).toBeVisible();
  await expect(palette.getByText('No results')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(failure).toBeVisible();
  await page.keyboard.press('Escape');

  broken = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
  await expect(total).toHaveText(/[0-9]$/);
});

test('an empty list offers to add the first property', { tag: '@nightly' }, async ({ page, account }) => {
  await page.route('**/documents:runQuery', (route) => route.fulfill({ json: [{ readTime: '2026-11-21T00:00:00Z' }] }));
  await enter(page, DASHBOARD, await account('editor'));
  await expect(page.getByText('No properties found matching your criteria.')).toBeVisible();
  await page.getByRole('link', { name: 'Add Your First Property' }).click();
  await expect(page.getByRole('heading', { name: 'Add New Property' })).toBeVisible();
});
