import type { Page } from '@playwright/test';
import { destinationPath } from '#domain/site/paths.ts';
import { expect, test } from '../fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

const TABS = ['Overview', 'Attractions', 'Things to Do', 'Local Cuisine', 'Travel Tips', 'Properties'];

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });

/** Distance of a section's heading from the top of the window, in pixels. */
const headingTop = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id} h2`).evaluate((heading) => heading.getBoundingClientRect().top);

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

  test(
    'stay in view while the page scrolls, and mark the section being read',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(destinationPath('comporta'));
      const attractions = page.locator('#attractions li').nth(3);
      await attractions.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await expect(tabs(page)).toBeInViewport({ ratio: 1 });
      await expect(tabs(page).locator('[aria-current]')).toHaveText(['Attractions']);
    },
  );

  test('can be deep-linked, with the heading clear of the bar', async ({ page }) => {
    await page.goto(`${destinationPath('douro')}#travel-tips`);
    await expect(page.getByRole('heading', { name: 'Travel Tips' })).toBeInViewport();
    await expect(tabs(page).getByRole('link', { name: 'Travel Tips' })).toHaveAttribute('aria-current', 'true');
    const bar = await tabs(page).boundingBox();
    if (!bar) throw new Error('expected the tab bar');
    expect(await headingTop(page, 'travel-tips')).toBeGreaterThan(bar.y + bar.height);
  });

  test('work by keyboard alone', { tag: '@nightly' }, async ({ page }) => {
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

    test('scroll sideways to the section being read', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(destinationPath('algarve'));
      await expect(tabs(page).getByRole('link', { name: 'Properties' })).not.toBeInViewport();
      await page.locator('#properties').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(tabs(page).getByRole('link', { name: 'Properties' })).toBeInViewport({ ratio: 1 });
    });
  });

  test.describe('with little motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('lead to their sections at once', { tag: '@nightly' }, async ({ page }) => {
      await page.goto(destinationPath('comporta'));
      await tabs(page).getByRole('link', { name: 'Attractions' }).click();
      const bar = await tabs(page).boundingBox();
      if (!bar) throw new Error('expected the tab bar');
      expect(await headingTop(page, 'attractions')).toBeGreaterThan(bar.y + bar.height);
      await expect(page.getByRole('heading', { name: 'Attractions', exact: true })).toBeInViewport();
    });
  });
});
