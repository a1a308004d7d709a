import { destinationPath, PATHS, propertyPath } from '#domain/site/paths.ts';
import { dateParameters } from '#domain/stay/stay-url.ts';
import { sampleContent } from '#support/site/sample-content.ts';
import { expect, test } from '../fixtures.ts';

/** Text width of a sheet of A4 with margins of 2 cm, in CSS pixels. */
const SHEET = { width: 642, height: 971 };

/** Width below which a photograph on paper says little: 6.5 cm. */
const READABLE = 245;

/** The free dates are what a reader of the paper wants, although a press on the screen chooses them. */
const CONTROLS = 'button:not([data-stay] > *), .button, form, .section-bar, [data-back-link], .skip-link';

test.describe('a property on paper', () => {
  test.use({ viewport: SHEET });

  test('has all pictures at a readable size and no buttons', async ({ page }) => {
    const [property] = (await sampleContent('properties')).toSorted((a, b) => b.gallery.length - a.gallery.length);
    if (!property) throw new Error('expected a property in the sample content');
    await page.emulateMedia({ media: 'print' });
    await page.goto(propertyPath(property.slug));
    const pictures = page.locator('[data-gallery] img');
    await expect(pictures).toHaveCount(property.gallery.length);
    for (const picture of await pictures.all()) {
      const box = await picture.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(READABLE);
      expect(box?.height).toBeGreaterThanOrEqual(READABLE / 2);
      expect((box?.x ?? SHEET.width) + (box?.width ?? 0)).toBeLessThanOrEqual(SHEET.width);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator(CONTROLS).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText(property.detailedDescription.split('\n')[0] ?? '')).toBeVisible();
    // Browsers load lazy pictures for a print: each is in the file, whatever was scrolled into view.
    const file = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(file.match(/\/Subtype\s*\/Image/g)?.length).toBeGreaterThanOrEqual(property.gallery.length);
  });

  test('has its free dates, and the planner only with dates and their quote', { tag: '@nightly' }, async ({ page }) => {
    const rental = (await sampleContent('properties')).find(({ type }) => type === 'rental');
    if (!rental) throw new Error('expected a rental in the sample content');
    await page.emulateMedia({ media: 'print' });
    await page.goto(propertyPath(rental.slug));
    const free = page.locator('[data-stay]').first();
    await expect(free.locator('span').first()).toBeVisible();
    const planner = page.locator('.stay-planner');
    await expect(planner).toBeAttached();
    await expect(planner).toBeHidden();

    const [from = '', to = ''] = (await free.getAttribute('data-stay'))?.split('/') ?? [];
    await page.goto(`${propertyPath(rental.slug)}?${new URLSearchParams(dateParameters({ from, to }, 2)).toString()}`);
    await expect(planner.locator('.quote-total')).toBeVisible();
    await expect(planner.locator('.stay-dates')).toBeVisible();
    await expect(planner.getByRole('button', { name: 'Request these dates' })).toBeHidden();
  });
});

for (const [path, pale] of [
  [destinationPath('comporta'), '.destination-cuisine :is(h2, h3, h4, p)'],
  [PATHS.home, 'scroll-carousel:has(.showcase-slide) > h2, .showcase-slide :is(h3, p)'],
] as const) {
  const tag = path === PATHS.home ? ['@nightly'] : [];
  test(`texts on pine are black on paper: ${path}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    const colours = await page
      .locator(pale)
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).color));
    expect(colours.length).toBeGreaterThan(0);
    expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']));
  });
}

for (const path of [PATHS.home, PATHS.rentals]) {
  test(`the photograph is on paper, not a frame of the video: ${path}`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.background-video')).toBeHidden();
    await expect(page.locator(':has(> .background-video) img').first()).toBeVisible();
  });
}
