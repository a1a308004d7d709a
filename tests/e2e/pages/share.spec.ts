import { propertyPath } from '#domain/site/paths.ts';
import { sampleContent } from '#support/site/sample-content.ts';
import { expect, test } from '../fixtures.ts';

const [property] = await sampleContent('properties');
const path = propertyPath(property?.slug ?? '');

test.describe('sharing a property', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the link to the page, without what was chosen on it', async ({ page }) => {
    await page.goto(`${path}?from=2027-06-01#services`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The link to this page is copied.' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname + new URL(copied).search + new URL(copied).hash).toBe(path);
  });

  test('leads to the brochure', async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Brochure (PDF)' });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there are the PDFs, and no button that does nothing', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Brochure (PDF)' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
  });
});
