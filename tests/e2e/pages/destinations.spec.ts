import type { Page } from '@playwright/test';
import { ALPHABET } from '#domain/core/alphabet.ts';
import { PUBLISHED_SCHEMAS } from '#domain/content/schemas.ts';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { groupDestinationProperties, isAtDestination } from '#domain/places/destination-properties.ts';
import { destinationPath, PATHS } from '#domain/site/paths.ts';
import { publishedProperties } from '#support/content/published-content.ts';
import { publishedDocuments } from '#support/content/published-content.ts';
import { expect, test } from '../fixtures.ts';

const TABS = ['Overview', 'Attractions', 'Things to Do', 'Local Cuisine', 'Travel Tips', 'Properties'];

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });

/** Distance of a section's heading from the top of the window, in pixels. */
const headingTop = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id} h2`).evaluate((heading) => heading.getBoundingClientRect().top);

test.describe('the index', () => {
  test.use({ javaScriptEnabled: false });

  test('shows 3 featured and 8 others, each linking to its page', async ({ page }) => {
    await page.goto(PATHS.destinations);
    const links = page.getByRole('main').getByRole('link', { name: /./ }).and(page.locator('h3 a'));
    const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(paths.slice(0, 3)).toEqual(['comporta', 'lisbon', 'douro'].map((slug) => `/destinations/${slug}`));
    expect(paths.slice().sort()).toEqual(DESTINATION_SLUGS.map(destinationPath).sort());
  });
});

test.describe('a destination without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const slug of DESTINATION_SLUGS) {
    test(`${slug} carries everything that is published about it`, async ({ page }) => {
      const destinations = await publishedDocuments('destinations', PUBLISHED_SCHEMAS.destinations);
      const destination = destinations.find((candidate) => candidate.slug === slug);
      if (!destination) throw new Error(`expected the destination ${slug}`);
      await page.goto(destinationPath(slug));
      const main = page.getByRole('main');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(destination.name);
      await expect(main.getByRole('link', { name: 'All destinations' })).toHaveAttribute('href', '/destinations');
      const hero = main.locator('header').first();
      for (const text of [destination.region, destination.description, ...destination.highlights.slice(0, 3)]) {
        await expect(hero).toContainText(text);
      }
      await expect(tabs(page).getByRole('link')).toHaveText(TABS);

      const { bestTime, climate, population, highlights, keyAttractions, thingsToDo } = destination;
      const texts = [
        ...destination.longDescription.split('\n'),
        ...[bestTime, climate, population, ...highlights, ...destination.travelTips],
        ...[...keyAttractions, ...destination.localCuisine].flatMap(({ name, description }) => [name, description]),
        ...thingsToDo.flatMap(({ category, activities }) => [category, ...activities]),
        ...destination.whenToVisit.flatMap(({ season, description }) => [season, description]),
      ];
      const shown = await main.textContent();
      for (const text of texts) expect(shown).toContain(text.trim());
      for (const { id } of destination.gallery) await expect(main.locator(`img[src*="${id}"]`).first()).toBeAttached();
      await expect(main.locator('#things-to-do ol')).toHaveCount(thingsToDo.length);

      const toContact = main.locator(`a[href="${PATHS.contact}"]`);
      await expect(toContact).toHaveText([
        'Plan Your Trip',
        'Book a Guided Tour',
        'Contact Our Concierge',
        'Ask for restaurant recommendations',
        'Contact Our Team',
      ]);

      const properties = (await publishedProperties()).filter((property) => isAtDestination(property, destination));
      properties.sort((one, other) => ALPHABET.compare(one.title, other.title));
      for (const group of groupDestinationProperties(properties)) {
        const label = { stay: 'Stay', buy: 'Buy', events: 'Events' }[group.id];
        const cards = main.getByRole('region', { name: label, exact: true }).getByRole('article').getByRole('heading');
        await expect(cards).toHaveText(group.properties.map(({ title }) => title));
      }
      await expect(main.locator('#properties article')).toHaveCount(properties.length);
      await expect(main.getByRole('link', { name: 'View All Properties' })).toHaveAttribute('href', '/rentals');

      const nearby = main.getByRole('region', { name: 'Nearby destinations' }).getByRole('link');
      for (const [index, neighbour] of destination.nearbyDestinations.entries()) {
        await expect(nearby.nth(index)).toHaveAttribute('href', destinationPath(neighbour));
      }
    });
  }
});

test.describe('the tabs of a destination', () => {
  test('lead to their sections, are in the URL, and the back button works', async ({ page }) => {
    // Without smooth scrolling, which takes half a second.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(destinationPath('comporta'));
    await tabs(page).getByRole('link', { name: 'Local Cuisine' }).click();
    await expect(page).toHaveURL(/#local-cuisine$/);
    await expect(tabs(page).getByRole('link', { name: 'Local Cuisine' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('heading', { name: 'Local Cuisine' })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/comporta$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });

  test('stay in view while the page scrolls, and mark the section being read', async ({ page }) => {
    await page.goto(destinationPath('comporta'));
    const attractions = page.locator('#attractions li').nth(3);
    await attractions.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(tabs(page)).toBeInViewport({ ratio: 1 });
    await expect(tabs(page).locator('[aria-current]')).toHaveText(['Attractions']);
  });

  test('can be deep-linked, with the heading clear of the bar', async ({ page }) => {
    await page.goto(`${destinationPath('douro')}#travel-tips`);
    await expect(page.getByRole('heading', { name: 'Travel Tips' })).toBeInViewport();
    await expect(tabs(page).getByRole('link', { name: 'Travel Tips' })).toHaveAttribute('aria-current', 'true');
    const bar = await tabs(page).boundingBox();
    if (!bar) throw new Error('expected the tab bar');
    expect(await headingTop(page, 'travel-tips')).toBeGreaterThan(bar.y + bar.height);
  });

  test('work by keyboard alone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(destinationPath('lisbon'));
    await page.getByRole('link', { name: 'All destinations' }).focus();
    for (const tab of TABS) {
      await page.keyboard.press('Tab');
      await expect(tabs(page).getByRole('link', { name: tab })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Properties' })).toBeInViewport();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('scroll sideways to the section being read', async ({ page }) => {
      await page.goto(destinationPath('algarve'));
      await expect(tabs(page).getByRole('link', { name: 'Properties' })).not.toBeInViewport();
      await page.locator('#properties').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(tabs(page).getByRole('link', { name: 'Properties' })).toBeInViewport({ ratio: 1 });
    });
  });

  test.describe('with little motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('lead to their sections at once', async ({ page }) => {
      await page.goto(destinationPath('comporta'));
      await tabs(page).getByRole('link', { name: 'Attractions' }).click();
      const bar = await tabs(page).boundingBox();
      if (!bar) throw new Error('expected the tab bar');
      expect(await headingTop(page, 'attractions')).toBeGreaterThan(bar.y + bar.height);
      await expect(page.getByRole('heading', { name: 'Attractions', exact: true })).toBeInViewport();
    });
  });
});
