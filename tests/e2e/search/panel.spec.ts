import type { Page } from '@playwright/test';
import { PATHS } from '#domain/site/paths.ts';
import { generatedProperties, serveIndex } from '#support/site/search-index.ts';
import { expect, test } from '../fixtures.ts';
import { forceColours } from '../system-highlight.ts';

async function openPanel(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const toggle = page.getByRole('button', { name: /^Filters/ });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('heading', { name: 'FILTER YOUR SEARCH' })).toBeVisible();
}

for (const path of [PATHS.midTermRental, PATHS.productions]) {
  const tag = path === PATHS.midTermRental ? [] : ['@nightly'];
  test(`${path} has the panel with its fields and buttons`, { tag }, async ({ page }) => {
    await openPanel(page, path);
    const location = page.getByRole('group', { name: 'Location' });
    await expect(location.getByRole('checkbox')).toHaveCount(12);
    const villa = page.getByRole('group', { name: 'Type of Villa' });
    for (const label of ['All', 'Beach', 'City', 'Countryside', 'Mountains']) {
      await expect(villa.getByRole('checkbox', { name: label })).toBeVisible();
    }
    await expect(page.getByRole('group', { name: 'Min Bedrooms' })).toContainText('1');
    await expect(page.getByRole('group', { name: 'Max Bedrooms' })).toContainText('12');
    await expect(page.getByRole('button', { name: 'SHOW RESULTS' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'CLEAR SELECTION' })).toBeVisible();
  });
}

test("'Clear filter' gives the focus back to its checkbox", { tag: '@nightly' }, async ({ page }) => {
  await serveIndex(
    page,
    generatedProperties(2, (index) => ({ type: 'real_estate', hasRentalOption: index === 0 })),
  );
  await openPanel(page, `${PATHS.realEstate}?rental-option=1`);
  await page.getByRole('button', { name: 'Clear filter', exact: true }).press('Enter');
  const box = page.getByRole('checkbox', { name: 'Show only properties with rental options' });
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();
});

test(
  'a chosen quick filter is marked in the colours of a system that sets its own',
  { tag: '@nightly' },
  async ({ page }) => {
    await openPanel(page, `${PATHS.rentals}?quick=ocean`);
    const highlight = await forceColours(page);
    const panel = page.getByRole('dialog', { name: 'FILTER YOUR SEARCH' });
    await expect(panel.getByRole('button', { name: 'Ocean', exact: true })).toHaveCSS('background-color', highlight);
    await expect(panel.getByRole('button', { pressed: false }).first()).not.toHaveCSS('background-color', highlight);
  },
);

test("'All' is exclusive, and unticking everything returns to All", { tag: '@nightly' }, async ({ page }) => {
  await openPanel(page, PATHS.rentals);
  const location = page.getByRole('group', { name: 'Location' });
  const box = (name: string) => location.getByRole('checkbox', { name, exact: true });
  await box('Algarve').check();
  await expect(box('All')).not.toBeChecked();
  await box('Azores').check();
  await box('All').check();
  await expect(box('Algarve')).not.toBeChecked();
  await expect(box('Azores')).not.toBeChecked();
  await box('Algarve').check();
  await box('Algarve').uncheck();
  await expect(box('All')).toBeChecked();
});

test(
  'the bedroom steppers keep their bounds: min at least 1 and at most max, max at most 20 and at least min',
  { tag: '@nightly' },
  async ({ page }) => {
    await openPanel(page, PATHS.rentals);
    const press = async (label: string, times: number): Promise<void> => {
      // Force, because a button at its bound is disabled.
      for (let time = 0; time < times; time += 1)
        await page.getByRole('button', { name: label }).click({ force: true });
    };
    const minimum = page.getByRole('group', { name: 'Min Bedrooms' }).getByRole('status');
    const maximum = page.getByRole('group', { name: 'Max Bedrooms' }).getByRole('status');
    await press('Fewer: Min Bedrooms', 1);
    await expect(minimum).toHaveText('1');
    await press('More: Max Bedrooms', 9);
    await expect(maximum).toHaveText('20');
    await expect(page.getByRole('button', { name: 'More: Max Bedrooms' })).toHaveAttribute('aria-disabled', 'true');
    await press('Fewer: Max Bedrooms', 17);
    await press('More: Min Bedrooms', 4);
    await expect(minimum).toHaveText('3');
    await press('Fewer: Max Bedrooms', 1);
    await expect(maximum).toHaveText('3');
  },
);

test('nothing changes until SHOW RESULTS is pressed, and the panel closes then', async ({ page }) => {
  await openPanel(page, PATHS.rentals);
  await page.getByRole('group', { name: 'Location' }).getByRole('checkbox', { name: 'Algarve' }).check();
  await page.getByRole('combobox', { name: 'Price' }).selectOption('€1,000 to €5,000');
  await expect(page).toHaveURL(PATHS.rentals);
  await page.getByRole('button', { name: 'SHOW RESULTS' }).click();
  await expect(page).toHaveURL(/\?location=algarve&price=1000-5000$/);
  await expect(page.getByRole('heading', { name: 'FILTER YOUR SEARCH' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Clear all (2)' })).toBeVisible();
});

test('the selection can be cleared, and is applied by SHOW RESULTS', async ({ page }) => {
  await openPanel(page, `${PATHS.rentals}?location=algarve&villa=beach&bedrooms=3-5&price=1000-5000&guests=2-6`);
  const location = page.getByRole('group', { name: 'Location' });
  await expect(location.getByRole('checkbox', { name: 'Algarve' })).toBeChecked();
  await page.getByRole('button', { name: 'CLEAR SELECTION' }).click();
  await expect(location.getByRole('checkbox', { name: 'All' })).toBeChecked();
  await page.getByRole('button', { name: 'SHOW RESULTS' }).click();
  await expect(page).toHaveURL(PATHS.rentals);
});
