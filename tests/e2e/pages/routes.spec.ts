import { propertyPath } from '#domain/site/paths.ts';
import { sampleContent } from '#support/site/sample-content.ts';
import { expect, test } from '../fixtures.ts';

test('/property/{uuid} leads to the page under its slug', async ({ page }) => {
  const [property] = await sampleContent('properties');
  if (!property) throw new Error('expected a published property');
  await page.goto(propertyPath(property.id));
  await expect(page).toHaveURL(propertyPath(property.slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(property.title);
});
