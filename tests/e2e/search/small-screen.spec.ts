import { PATHS } from '#domain/site/paths.ts';
import { generatedProperties, serveIndex } from '#support/site/search-index.ts';
import { axeFindings } from '../axe-findings.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a small screen has one search field, and it searches', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(PATHS.rentals);
  await expect(page.getByRole('searchbox')).toHaveCount(1);
  await page.getByRole('searchbox').fill('comporta tree house');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\?q=comporta\+tree\+house$/);
  await expect(page.getByRole('article').filter({ visible: true })).toHaveCount(1);
});

test(
  'the count, the view and the button of the sheet stay in view while the results are scrolled, and cover none of them',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(PATHS.rentals);
    const card = page.getByRole('article').filter({ visible: true }).nth(3);
    await card.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const tools = [
      page.getByText(/^\d+ properties$/),
      page.getByRole('button', { name: 'Map', exact: true }),
      page.getByRole('button', { name: 'Filter and sort', exact: true }),
    ];
    for (const tool of tools) await expect(tool).toBeInViewport({ ratio: 1 });
    const bottoms = await Promise.all(
      tools.map(async (tool) => {
        const box = await tool.boundingBox();
        return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
      }),
    );
    const top = (await card.boundingBox())?.y;
    expect(top).toBeGreaterThanOrEqual(Math.max(...bottoms));
  },
);

test("the filters are a sheet of full height, whose button says 'Show n properties' for what is chosen", async ({
  page,
}) => {
  await serveIndex(
    page,
    generatedProperties(5, (index) => ({
      type: 'rental',
      location: index < 2 ? 'Lagos, Algarve' : 'Lisbon',
      destination: index < 2 ? 'algarve' : 'lisbon',
      people: index === 0 ? 12 : 4,
    })),
  );
  await page.goto(PATHS.rentals);
  await page.getByRole('button', { name: 'Filter and sort', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'FILTER YOUR SEARCH' });
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  const show = sheet.getByRole('button', { name: /^Show/ });
  await expect(show).toHaveText('Show 5 properties');
  await expect(show).toBeInViewport({ ratio: 1 });
  await sheet.getByRole('checkbox', { name: 'Algarve' }).check();
  await expect(show).toHaveText('Show 2 properties');
  await sheet.getByRole('button', { name: 'Groups', exact: true }).click();
  await expect(show).toHaveText('Show 1 property');
  expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\?location=algarve&quick=groups$/);
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Filter and sort (2)' })).toBeVisible();
});

test('closing the sheet changes nothing and goes back to its button', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(PATHS.rentals);
  const toggle = page.getByRole('button', { name: 'Filter and sort', exact: true });
  const sheet = page.getByRole('dialog', { name: 'FILTER YOUR SEARCH' });
  for (const close of ['Escape', 'button'] as const) {
    await toggle.click();
    await sheet.getByRole('button', { name: 'Ocean', exact: true }).click();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(page).toHaveURL(PATHS.rentals);
  }
});
