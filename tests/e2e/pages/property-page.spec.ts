import { propertyPath } from '#domain/site/paths.ts';
import { shownPrice } from '#domain/money/price.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { propertyFacts } from '#domain/property/facts.ts';
import { publishedProperties } from '#support/content/published-content.ts';
import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

for (const type of PROPERTY_TYPES) {
  test(`a ${type} page contains what Firestore stores, without JavaScript`, async ({ page }) => {
    const property = (await publishedProperties()).find((candidate) => candidate.type === type);
    if (!property) throw new Error(`expected a published ${type}`);
    await page.goto(propertyPath(property.slug));

    const main = page.locator('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(property.title);
    await expect(main).toContainText(shownPrice(property));
    for (const fact of propertyFacts(property)) {
      await expect(main.locator('dt', { hasText: fact.label }).first()).toBeAttached();
      await expect(main).toContainText(fact.value);
    }
    if (property.licenceNumber) {
      await expect(main.getByText(`Licence (RNAL): ${property.licenceNumber}`, { exact: true })).toBeAttached();
      await expect(main.locator('dt', { hasText: 'Licence' })).toHaveCount(0);
    }
    for (const picture of property.gallery) {
      await expect(main.locator(`img[src*="${picture.id}"]`).first()).toBeAttached();
    }
    for (const amenity of property.amenities) await expect(main).toContainText(amenity.name);
  });
}

test('pictures are served by this site in a modern format', async ({ page }) => {
  const property = (await publishedProperties()).find(({ hero }) => hero !== null);
  if (!property) throw new Error('expected a property with a picture');
  const picture = page.waitForResponse((response) => response.url().includes('/media/'));
  await page.goto(propertyPath(property.slug));
  const response = await picture;
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/avif');
});
