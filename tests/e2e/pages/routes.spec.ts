import { propertyPath } from '#domain/site/paths.ts';
import { publishedProperties } from '#support/content/published-content.ts';
import { expect, test } from '../fixtures.ts';

test('an unknown path gets 404 with a link back', async ({ request }) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('Back to Properties');
});

test('every published property has a page', async ({ request }) => {
  for (const { slug, title } of await publishedProperties()) {
    const response = await request.get(propertyPath(slug));
    expect(response.status(), title).toBe(200);
  }
});

test('/property/{uuid} leads to the page under its slug', async ({ page }) => {
  const [property] = await publishedProperties();
  if (!property) throw new Error('expected a published property');
  await page.goto(propertyPath(property.id));
  await expect(page).toHaveURL(propertyPath(property.slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(property.title);
});
