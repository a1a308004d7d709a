import { propertyPath } from '#domain/site/paths.ts';
import { sampleContent } from '#support/site/sample-content.ts';
import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

test('pictures are served by this site in a modern format', async ({ page }) => {
  const property = (await sampleContent('properties')).find(({ hero }) => hero !== null);
  if (!property) throw new Error('expected a property with a picture');
  const picture = page.waitForResponse((response) => response.url().includes('/media/'));
  await page.goto(propertyPath(property.slug));
  const response = await picture;
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('image/avif');
});
