import { PATHS, propertyPath } from '#domain/site/paths.ts';
import { findPropertyBySlugPart } from '#domain/property/lookup.ts';
import { sampleContent } from '#support/site/sample-content.ts';
import { axeFindings } from '../axe-findings.ts';
import { expect, test as quietTest } from '../fixtures.ts';

/** Chromium logs every status 404; other errors fail the test. */
const test = quietTest.extend({
  quietConsole: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('status of 404')) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await use(undefined);
    expect(errors).toEqual([]);
  },
});

const OFFER = 'Were you looking for this property?';

test('part of one title is enough to be offered that property', async ({ page }) => {
  const properties = await sampleContent('properties');
  const meant = properties
    .map((property) => ({ property, part: property.slug.split('-').slice(-2).join('-') }))
    .find(({ property, part }) => part !== property.slug && findPropertyBySlugPart(part, properties) === property);
  if (!meant) throw new Error('expected a title with two unique words');
  const response = await page.goto(propertyPath(meant.part));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property not found');
  await expect(page).toHaveTitle(/^Property not found/);
  await expect(page.getByText(OFFER)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: meant.property.title }).click();
  await expect(page).toHaveURL(propertyPath(meant.property.slug));
});

test('part of several titles, or of none, is offered nothing', { tag: '@nightly' }, async ({ page }) => {
  for (const slug of ['casa', 'no-such-house']) {
    const list = page.waitForResponse(/\/data\/property-titles\.[0-9a-f]+\.json$/);
    await page.goto(propertyPath(slug));
    // The page has read its titles before it can answer this second request for them.
    await page.evaluate(async (url) => (await fetch(url)).json(), (await list).url());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property not found');
    await expect(page.getByText(OFFER)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to Properties' })).toHaveAttribute('href', PATHS.rentals);
  }
});

for (const { path, title, label, leads } of [
  {
    path: '/destinations/atlantis',
    title: 'Destination not found',
    label: 'View All Destinations',
    leads: PATHS.destinations,
  },
  { path: '/team/nobody', title: 'Team member not found', label: 'Back to our team', leads: PATHS.team },
  { path: '/no-such-page', title: 'Page not found', label: 'Back to Properties', leads: PATHS.rentals },
]) {
  const tag = path === '/no-such-page' ? [] : ['@nightly'];
  test(`${path} says '${title}' and leads to ${leads}, without loading the titles`, { tag }, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute('href', leads);
    expect(requested.filter((url) => url.includes('/data/'))).toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
  });
}
