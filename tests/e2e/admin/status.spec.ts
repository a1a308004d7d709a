import { randomUUID } from 'node:crypto';
import { DASHBOARD_PAGE } from '#domain/property/dashboard/search.ts';
import { openContentFixture } from '#support/content/fixture.ts';
import { openPropertyFixture, type PropertyFixture } from '#support/content/property-fixture.ts';
import { enter, expect, test as base } from './admin-fixtures.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';
import { holdRequests } from '../hold-requests.ts';

declare global {
  interface Window {
    /** Where the page was scrolled to, in pixels. */
    positions: number[];
    /** Where the page was at each click, in pixels. */
    clickedAt: number[];
  }
}

/** Test with a colleague who works over the API. */
const test = base.extend<{ colleague: PropertyFixture }>({
  // Playwright requires a destructuring pattern.
  // oxlint-disable-next-line no-empty-pattern
  colleague: async ({}, use) => {
    const content = await openContentFixture();
    await use(openPropertyFixture(content));
    await content.close();
  },
});

// The browser logs the conflict that these tests cause.
test.use({ toleratedErrors: [/status of 409/] });

test('a card shows the status of a property, the list is filtered by it, and a draft offers a preview', async ({
  page,
  account,
  properties,
}) => {
  const { id, title } = await properties.create();
  const word = title.split(' ')[1] ?? '';
  await enter(page, `/admin/dashboard?q=${word}`, await account('editor'));
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await expect(card.getByRole('button', { name: `Preview ${title}` })).toBeVisible();
  // Preview and View are drawn at once, so this does not pass too early.
  await expect(card.getByRole('link', { name: `View ${title}` })).toHaveCount(0);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Status').selectOption({ label: 'Live' });
  await expect(card).toHaveCount(0);
  await page.getByLabel('Status').selectOption({ label: 'Draft' });
  await expect(card).toHaveCount(1);
  await expect(page).toHaveURL(`/admin/dashboard?q=${word}&status=draft`);
  expect(await axeFindingsAtWidths(page, [390, 1440])).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(word);
  await expect(page.getByRole('option', { name: title })).toContainText('Draft');
  await page.keyboard.press('Escape');

  await card.getByRole('link', { name: `Edit ${title}` }).click();
  await expect(page).toHaveURL(`/admin/edit-property/${id}`);
  await expect(page.locator('main header').getByText('Draft', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All properties' }).click();
  await expect(page).toHaveURL(`/admin/dashboard?q=${word}&status=draft`);
  await expect(card).toHaveCount(1);
});

test(
  "until a status is known, a card says 'Checking' and a form offers neither 'View' nor 'Unpublish'",
  { tag: '@nightly' },
  async ({ page, account }) => {
    const release = await holdRequests(page, '**/api/admin/changes*');
    await enter(page, '/admin/dashboard', await account('editor'));
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first();
    await expect(card.getByText('Checking', { exact: true })).toBeVisible();
    await expect(card.getByText('Live', { exact: true })).toHaveCount(0);
    await card.getByRole('link', { name: /^Edit / }).click();
    const form = page.getByRole('main');
    await expect(form.getByRole('button', { name: 'Save and publish' })).toBeVisible();
    await expect(form.getByText('Checking', { exact: true })).toBeVisible();
    const offered = form
      .getByRole('link', { name: 'View', exact: true })
      .or(form.getByRole('button', { name: 'Unpublish' }));
    await expect(offered).toHaveCount(0);
    release();
    await expect(form.getByText('Live', { exact: true })).toBeVisible();
    await expect(offered).toHaveCount(2);
  },
);

test(
  "a colleague's changes and new properties show by themselves",
  { tag: '@nightly' },
  async ({ page, account, colleague }) => {
    const property = await colleague.create();
    const word = property.title.split(' ').at(-1) ?? '';
    await enter(page, `/admin/dashboard?q=${word}`, await account('editor'));
    const cards = page.getByRole('heading', { level: 3 });
    await expect(cards).toHaveText([property.title]);
    await colleague.change(property, { price: '€2,222 per night' });
    await expect(page.getByText('€2,222 per night')).toBeVisible({ timeout: 15_000 });
    const other = await colleague.create({ title: `Zinnia ${word}` });
    await expect(cards).toHaveText([property.title, other.title], { timeout: 15_000 });
  },
);

test(
  'a selected property that is not on the page is changed in the revision that a colleague has stored',
  { tag: '@nightly' },
  async ({ page, account, colleague }) => {
    const property = await colleague.create();
    const [word, other] = [property.title.split(' ').at(-1) ?? '', randomUUID().slice(0, 8)];
    await enter(page, `/admin/dashboard?q=${word}`, await account('editor'));
    await page.getByLabel(`Select ${property.title}`).check();
    await page.getByLabel('Search properties').fill(other);
    await expect(page.getByText('No properties found matching your criteria.')).toBeVisible();
    await colleague.change(property, { price: '€2,222 per night' });
    // Once the list shows this one, it was read after the change.
    const { title } = await colleague.create({ title: `Zinnia ${other}` });
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([title], { timeout: 15_000 });
    await page.getByRole('group', { name: 'Selected properties' }).getByRole('button', { name: 'Archive' }).click();
    await expect(page.getByText('1 property changed.')).toBeVisible();
  },
);

test('saving stays on the form, by button or Ctrl+S, and saving and publishing is one click', async ({
  page,
  account,
  properties,
}) => {
  const { id, title } = await properties.create();
  const screen = `/admin/edit-property/${id}`;
  await enter(page, screen, await account('editor'));
  await page.getByLabel('Subtitle').fill('Saved by button');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`“${title}” is saved.`)).toBeVisible();
  await expect(page).toHaveURL(screen);
  expect(await properties.read(id)).toMatchObject({ subtitle: 'Saved by button', rev: 2 });

  await page.getByLabel('Subtitle').fill('Saved by keys');
  await page.keyboard.press('Control+s');
  await expect.poll(async () => (await properties.read(id))?.subtitle).toBe('Saved by keys');
  await expect(page.getByText(`“${title}” is saved.`)).toBeVisible();

  const published: unknown[] = [];
  await page.route('**/api/admin/publications', async (route) => {
    published.push(route.request().postDataJSON());
    await route.fulfill({ status: 409, json: {} });
  });
  await page.getByLabel('Subtitle').fill('Saved to be published');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: `“${title}” is saved, but it was not published:` }),
  ).toBeVisible();
  expect(published).toEqual([{ targets: [{ kind: 'properties', id, rev: 4 }] }]);
  expect((await properties.read(id))?.subtitle).toBe('Saved to be published');

  // An invalid form publishes nothing, nor does a later 'Save'.
  await page.getByLabel('Title', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page.getByRole('link', { name: 'Please enter a property title' })).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Subtitle').fill('Saved alone');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await properties.read(id))?.rev).toBe(5);
  await expect(page.getByText(`“${title}” is saved.`)).toBeVisible();
  expect(published).toHaveLength(1);
});

test(
  'archiving, restoring and publishing keep the focus, also when they fail',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id, title } = await properties.create();
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    const archive = page.getByRole('button', { name: 'Archive', exact: true });
    await archive.press('Enter');
    await expect(page.getByText(`“${title}” is archived.`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Restore', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(archive).toBeFocused();

    await page.route(/\/(archive|publications)$/, (route) => route.fulfill({ status: 409, json: {} }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toHaveCount(1);
    await expect(archive).toBeFocused();
    const publish = page.getByRole('button', { name: 'Save and publish' });
    const [response] = await Promise.all([page.waitForResponse('**/publications'), publish.press('Enter')]);
    expect(response.status()).toBe(409);
    await expect(publish).toBeFocused();
  },
);

test(
  'the list of properties keeps search, order, page and scroll while a property is edited',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const word = randomUUID().slice(0, 8);
    // A whole page and 20 of the next.
    const all = Array.from({ length: DASHBOARD_PAGE + 20 }, (_, n) => ({ title: `Casa ${word} ${n}`, people: n + 1 }));
    await Promise.all(all.map((fields) => properties.create(fields)));
    const screen = `/admin/dashboard?q=${word}&sort=people-desc&page=2`;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(() => {
      window.positions = [];
      window.clickedAt = [];
      addEventListener('click', () => window.clickedAt.push(scrollY), { capture: true });
    });
    await enter(page, screen, await account('editor'));
    // The last but two by people; the first page shows those with the most.
    const edit = page.getByRole('link', { name: `Edit Casa ${word} 2`, exact: true });
    await edit.scrollIntoViewIfNeeded();
    await edit.click();
    await expect(page.getByRole('heading', { name: /^Edit Property:/ })).toBeInViewport();
    // At the click itself: a second attempt of it scrolls the page.
    const scrolled = await page.evaluate(() => window.clickedAt.at(-1));
    expect(scrolled).toBeGreaterThan(200);
    await page.evaluate(() => addEventListener('scroll', () => window.positions.push(scrollY), { passive: true }));
    await page.getByRole('link', { name: 'All properties' }).click();
    await expect(page).toHaveURL(screen);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    // At once, without a movement through the whole list.
    expect(new Set(await page.evaluate(() => window.positions))).toEqual(new Set([scrolled]));
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(
      all
        .slice(0, 20)
        .map(({ title }) => title)
        .toReversed(),
    );
  },
);

test(
  'the menu has its sections and counts, fits a window of 1440 by 900, and marks the open screen',
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const { id, title } = await properties.create();
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, `/admin/edit-property/${id}`, await account('admin'));
    const menu = page.getByRole('navigation', { name: 'Admin Panel' });
    for (const name of ['Properties', 'Site', 'People', 'System']) {
      await expect(menu.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(menu.getByRole('link', { name: /^Publish \d+ unpublished changes?$/ })).toBeVisible();
    await expect(menu.getByRole('link', { name: /^Inbox \d+ new enquir(y|ies)$/ })).toBeVisible();
    const beyond = await page
      .locator('#rail')
      .evaluate((rail) => [rail.scrollHeight - rail.clientHeight, rail.scrollWidth - rail.clientWidth]);
    expect(beyond).toEqual([0, 0]);

    const marked = menu.locator('[aria-current]');
    await expect(marked).toHaveText(['Properties']);
    await page.goto(`/admin/history/properties/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(marked).toHaveText([/^Publish/]);
    expect(await axeFindingsAtWidths(page, [390, 1440])).toEqual([]);
  },
);
