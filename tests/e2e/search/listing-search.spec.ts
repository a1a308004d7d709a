import { resultCount } from '#domain/search/text.ts';
import { PATHS } from '#domain/site/paths.ts';
import { comparedAmount } from '#domain/money/price-unit.ts';
import { quickFiltersOf } from '#domain/search/quick-filters.ts';
import { publishedProperties } from '#support/content/published-content.ts';
import { generatedProperties, serveIndex } from '#support/site/search-index.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';
import { expect, test } from '../fixtures.ts';
import { stopClock } from '../forms/form-fixtures.ts';
import { islandCode } from '../hold-requests.ts';
import { filterPanel, panelButton, toggleFilters } from './filter-panel.ts';

const listed = async () => (await publishedProperties()).filter(({ type }) => type === 'rental');

test.describe('a listing page', () => {
  test('loads neither React nor an index before an interaction', { tag: '@nightly' }, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(PATHS.rentals, { waitUntil: 'load' });
    expect(requested.filter((path) => /client|island|\/data\//.test(path))).toEqual([]);
    await panelButton(page).hover();
    await expect.poll(() => requested.some((path) => path.startsWith('/data/search/rental.'))).toBe(true);
  });

  test('searches while the visitor writes, 300 ms after the last key, and shows the count', async ({ page }) => {
    await page.goto(PATHS.rentals);
    const field = page.getByRole('searchbox', { name: 'Search properties', exact: true });
    await field.hover();
    await field.pressSequentially('comporta tree house');
    await expect(page).toHaveURL(/\?q=comporta\+tree\+house$/);
    await expect(page.getByRole('status').filter({ visible: true })).toHaveText('1 property');
    await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('article').filter({ visible: true })).toContainText('A Comporta Tree House');
  });

  test('keeps what was changed while a text was being typed', { tag: '@nightly' }, async ({ page }) => {
    await page.clock.install();
    await page.goto(`${PATHS.rentals}?quick=ocean`);
    const remove = page.getByRole('button', { name: 'Remove the filter Ocean' });
    await expect(remove).toBeVisible();
    await stopClock(page);
    await page.getByRole('searchbox', { name: 'Search properties', exact: true }).fill('comporta');
    await remove.click();
    await expect(page).toHaveURL(PATHS.rentals);
    await page.clock.runFor(300);
    await expect(page).toHaveURL(`${PATHS.rentals}?q=comporta`);
  });

  test('shows the card that the HTML would show', async ({ page }) => {
    await page.goto(PATHS.rentals);
    /** Every element with its sorted attributes, without those for lazy loading. */
    const shape = (card: Element): string[] =>
      [card, ...card.querySelectorAll('*')].map((element) => {
        const attributes = [...element.attributes]
          .filter(({ name }) => name !== 'loading' && name !== 'style')
          .map(({ name, value }) => `${name}=${value}`);
        if (element instanceof HTMLElement) attributes.push(element.style.cssText);
        return [element.tagName, ...attributes.sort(), element.children.length === 0 ? element.textContent : ''].join(
          ' ',
        );
      });
    const still = await page.getByRole('article').filter({ hasText: 'A Comporta Tree House' }).evaluate(shape);
    await page.goto(`${PATHS.rentals}?q=comporta+tree+house`);
    const card = page.getByRole('article').filter({ visible: true });
    await expect(card.locator('img')).toBeVisible();
    expect(await card.evaluate(shape)).toEqual(still);
  });

  test(
    'shows the cards of the HTML again, unchanged, when the search is cleared',
    { tag: '@nightly' },
    async ({ page }) => {
      const properties = await listed();
      await page.goto(PATHS.rentals);
      await page
        .getByRole('article')
        .first()
        .evaluate((card) => card.setAttribute('data-mine', ''));
      await toggleFilters(page, 'Ocean');
      await expect(page).toHaveURL(/\?quick=ocean$/);
      await expect(page.locator('[data-mine]')).toBeHidden();
      await toggleFilters(page, 'Ocean');
      await expect(page.locator('[data-mine]')).toBeVisible();
      await expect(page.getByText(resultCount(properties.length), { exact: true })).toBeVisible();
    },
  );

  test('has no fault that axe finds while it is searched', { tag: '@nightly' }, async ({ page }) => {
    test.slow();
    await page.goto(`${PATHS.rentals}?quick=ocean&sort=price-desc`);
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await expect(page.getByRole('heading', { name: 'FILTER YOUR SEARCH' })).toBeVisible();
    expect(await axeFindingsAtWidths(page, [390, 1440], 'main')).toEqual([]);
  });
});

test.describe('quick filters', () => {
  test('combine, are listed as active filters, and are cleared together', async ({ page }) => {
    const properties = await listed();
    const expected = properties.filter(
      (one) => quickFiltersOf(one).includes('ocean') && quickFiltersOf(one).includes('families'),
    );
    await page.goto(PATHS.rentals);
    await toggleFilters(page, 'Ocean', 'Families');
    await expect(page.getByText(resultCount(expected.length), { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\?quick=ocean\.families$/);
    await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove the filter Ocean' }).press('Enter');
    await expect(page).toHaveURL(/\?quick=families$/);
    await expect(page.getByRole('button', { name: 'Remove the filter Families' })).toBeFocused();
    await page.getByRole('button', { name: 'Clear all (1)' }).press('Enter');
    await expect(page).toHaveURL(PATHS.rentals);
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
    await expect(page.getByText(resultCount(properties.length), { exact: true })).toBeVisible();
  });
});

test.describe('filters that cannot find anything', () => {
  test(
    'are disabled with their count, on the whole listing and while it is searched',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(PATHS.rentals);
      const chips = page.getByRole('group', { name: 'Quick filters' });
      await panelButton(page).click();
      await expect(chips.getByRole('button', { name: 'Long Stays (0)', exact: true })).toBeDisabled();
      await serveIndex(
        page,
        generatedProperties(3, () => ({
          type: 'rental',
          description: 'A house by the lake.',
          features: [],
          amenities: [],
        })),
      );
      await page.goto(`${PATHS.rentals}?quick=lake`);
      await panelButton(page).click();
      await expect(chips.getByRole('button', { name: 'Lake', exact: true })).toBeEnabled();
      await expect(chips.getByRole('button', { name: 'Pool (0)', exact: true })).toBeDisabled();
      await expect(
        page.getByRole('group', { name: 'Amenities' }).getByRole('button', { name: 'Sauna (0)', exact: true }),
      ).toBeDisabled();

      // One that was chosen by its address keeps the focus when it is switched off.
      await page.goto(`${PATHS.rentals}?quick=pool`);
      await panelButton(page).click();
      const pool = chips.getByRole('button', { name: /^Pool/ });
      await pool.press('Enter');
      await expect(pool).toHaveText('Pool (0)');
      await expect(pool).toBeFocused();
    },
  );

  test('are not offered where they make no sense', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(PATHS.realEstate);
    await panelButton(page).click();
    const chips = page.getByRole('group', { name: 'Quick filters' });
    await expect(chips.getByRole('button', { name: 'Ocean' })).toBeVisible();
    await expect(chips.getByRole('button', { name: 'Daily Deals' })).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Max Bedrooms' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Guests' })).toHaveCount(0);
  });

  test('are disabled in the panel too, next to the chosen ones', { tag: '@nightly' }, async ({ page }) => {
    await serveIndex(
      page,
      generatedProperties(4, (index) => ({
        type: 'rental',
        location: index === 0 ? 'Lagos, Algarve' : 'Lisbon',
        destination: index === 0 ? 'algarve' : 'lisbon',
        setting: index === 0 ? 'beach' : 'city',
        price: index === 0 ? '€14,000 per week' : '€900 per night',
        priceAmount: index === 0 ? 14_000 : 900,
      })),
    );
    await page.goto(PATHS.rentals);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: 'Azores (0)' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Algarve', exact: true }).check();
    await expect(page.getByRole('checkbox', { name: 'City (0)' })).toBeDisabled();
    const bands = page.getByRole('combobox', { name: 'Price per night' }).getByRole('option');
    await expect(bands.filter({ hasText: 'Under €1,000 (0)' })).toBeDisabled();
    await expect(bands.filter({ hasText: '€1,000 to €5,000' })).toBeEnabled();
    await page.getByRole('checkbox', { name: 'Lisbon', exact: true }).check();
    await expect(page.getByRole('checkbox', { name: 'City', exact: true })).toBeEnabled();
  });
});

test.describe('amenity filters', () => {
  test(
    'are there for vacation rentals alone, and switching to mid-term rentals clears them',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(PATHS.rentals);
      const amenities = page.getByRole('group', { name: 'Amenities' });
      // Clicked before hydration: the click is not lost.
      const { promise: pressed, resolve: letThrough } = Promise.withResolvers<undefined>();
      await page.route(`**${await islandCode(page, 'Search')}`, async (route) => {
        await pressed;
        await route.continue();
      });
      await panelButton(page).click();
      letThrough(undefined);
      await page.getByRole('button', { name: 'Ocean', exact: true }).click();
      await amenities.getByRole('button', { name: 'Sauna' }).click();
      await filterPanel(page).getByRole('button', { name: 'SHOW RESULTS' }).click();
      await expect(page).toHaveURL(/\?quick=ocean&amenities=sauna$/);
      const kinds = page.getByRole('navigation', { name: 'Rental type' });
      await kinds.getByRole('link', { name: 'Mid-Term Rentals' }).click();
      await expect(page).toHaveURL(/\/mid-term-rental\?quick=ocean$/);
      await expect(page.getByRole('button', { name: 'Remove the filter Ocean' })).toBeVisible();
      await panelButton(page).click();
      await expect(page.getByRole('group', { name: 'Quick filters' })).toBeVisible();
      await expect(amenities).toHaveCount(0);
    },
  );
});

test('the order is chosen by field and direction', async ({ page }) => {
  const cheapest = (await listed())
    .filter((property) => comparedAmount(property) > 0)
    .toSorted((one, other) => comparedAmount(one) - comparedAmount(other));
  await page.goto(PATHS.rentals);
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect(order.getByRole('option')).toHaveText([
    'Name',
    'Location',
    'Date Added',
    'Price',
    'Capacity',
    'Bedrooms',
  ]);
  await order.selectOption('Price');
  await expect(page).toHaveURL(/\?sort=price-asc$/);
  const cards = page.getByRole('article').filter({ visible: true });
  await expect(cards.first()).toContainText(cheapest[0]?.title ?? '');
  await page.getByRole('button', { name: 'Ascending' }).click();
  await expect(page).toHaveURL(/\?sort=price-desc$/);
  await expect(cards.first()).toContainText(cheapest.at(-1)?.title ?? '');
});

test('pages of results are links of their own, and begin at the top', async ({ page }) => {
  await serveIndex(page, generatedProperties(60));
  await page.goto(`${PATHS.rentals}?q=e`);
  const cards = page.getByRole('article').filter({ visible: true });
  await expect(cards).toHaveCount(24);
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  await pages.getByRole('link', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(/\?q=e&page=3$/);
  await expect(cards).toHaveCount(12);
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  await expect(cards.first()).toBeInViewport();
  await pages.getByRole('link', { name: 'Previous page' }).click();
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});
