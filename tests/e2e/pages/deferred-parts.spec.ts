import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ hurried: false });

for (const path of ['/', '/rentals', '/property/a-comporta-tree-house', '/destinations/comporta']) {
  test(
    `${path} requests only the styles of its first screen, and no script, before its photograph has loaded`,
    { tag: '@nightly' },
    async ({ page }) => {
      const events: string[] = [];
      // The sheet for paper comes with the page and blocks nothing.
      page.on('request', (request) => {
        if (!/\/print\.[^/]*\.css$/.test(request.url())) events.push(`asked for ${request.resourceType()}`);
      });
      page.on('requestfinished', (request) => events.push(`got ${request.resourceType()}`));
      await page.goto(path);
      const photograph = events.indexOf('got image');
      expect(photograph).toBeGreaterThan(0);
      expect(events.slice(0, photograph).filter((event) => event === 'asked for stylesheet')).toHaveLength(1);
      expect(events.lastIndexOf('asked for stylesheet')).toBeGreaterThan(photograph);
      expect(events.indexOf('asked for script')).toBeGreaterThan(photograph);
    },
  );
}

test('a wheel event shows all deferred parts at once', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const visit = page.goto('/rentals');
  const hidden = page.locator('[data-late]');
  await expect(async () => {
    // Until the first pause between two parts.
    await page.clock.runFor(20);
    expect(await hidden.count()).toBeGreaterThan(0);
  }).toPass();
  await page.mouse.wheel(0, 1);
  await visit;
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test(
  'a click on a heart before its script has loaded is replayed: a visitor is asked to sign in',
  { tag: '@nightly' },
  async ({ page }) => {
    const scripts: Route[] = [];
    let released = false;
    await page.route('**/_astro/*.js', async (route) => {
      if (released) await route.continue();
      else scripts.push(route);
    });
    const visit = page.goto('/property/a-comporta-tree-house', { waitUntil: 'commit' });
    const heart = page.locator('[data-favorite]').first();
    await heart.click();
    await expect(page).toHaveURL(/a-comporta-tree-house$/);
    released = true;
    await Promise.all(scripts.map((route) => route.continue()));
    await visit;
    await expect(page.getByText('You must be logged in to add favorites')).toBeVisible();
  },
);

test.describe('without JavaScript', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('deferred parts are shown with their styles', async ({ page }) => {
    await page.goto('/rentals');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', 'rgb(23, 35, 30)');
  });
});
