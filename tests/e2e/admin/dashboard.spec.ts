import { randomUUID } from 'node:crypto';
import { DASHBOARD_PAGE } from '#domain/property/dashboard/search.ts';
import { enter, expect, test } from './admin-fixtures.ts';
import { holdRequests } from '../hold-requests.ts';
import { screenFaults } from './screen-faults.ts';

// A test lets the list fail.
test.use({ toleratedErrors: [/net::ERR_FAILED/] });

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
  await page.getByRole('link', { name: 'Clear all filters' }).press('Enter');
  await expect(page).toHaveURL(DASHBOARD);
  await expect(page.getByRole('heading', { name: 'All Properties' })).toBeFocused();
});

test(
  'the field keeps the focus while a search is typed, also after pauses',
  { tag: '@nightly' },
  async ({ page, account }) => {
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
  },
);

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
    await lowest.fill('');
    await lowest.press('Enter');
    await expect(lowest).toHaveValue('0');
    await page.getByLabel('Maximum price, €').fill('');
    await page.getByLabel('Maximum price, €').press('Enter');
    await expect(page).toHaveURL(DASHBOARD);

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
  await page.getByRole('button', { name: 'Try again' }).click();
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
