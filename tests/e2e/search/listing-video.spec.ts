import { PATHS } from '#domain/site/paths.ts';
import { expect, test } from '../fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

/** Each listing page and the name of its video. */
const PAGES = [
  [PATHS.rentals, 'rentals'],
  [PATHS.realEstate, 'real-estate'],
  [PATHS.midTermRental, 'mid-term-rental'],
  [PATHS.longTermRental, 'mid-term-rental'],
  [PATHS.events, 'events'],
  [PATHS.retreats, 'retreats'],
  [PATHS.productions, 'productions'],
] as const;

for (const [path, name] of PAGES) {
  test(
    `${path} plays its background video over the photograph once the page has loaded`,
    { tag: '@nightly' },
    async ({ page }) => {
      const events: string[] = [];
      page.on('load', () => events.push('load'));
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/video/')) events.push(pathname.replace(/\.\w+$/, ''));
      });
      await page.goto(path);
      await expect(page.locator('.listing-hero img')).toBeVisible();
      const video = page.locator('.listing-hero video');
      await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0);
      expect(await video.evaluate(({ muted, loop }: HTMLVideoElement) => muted && loop)).toBe(true);
      expect(events.slice(0, 2)).toEqual(['load', `/video/${name}`]);
    },
  );
}

test('the video of a listing can be paused and resumed', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(PATHS.rentals);
  const video = page.locator('.listing-hero video');
  await page.getByRole('button', { name: 'Pause video' }).click();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
});

test('the button is clear of the caption where the browser rejects autoplay', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLVideoElement.prototype.play = () => Promise.reject(new DOMException('Autoplay', 'NotAllowedError'));
  });
  await page.goto(PATHS.rentals);
  const button = page.getByRole('button', { name: 'Play video' });
  await expect(button).toBeVisible();
  const caption = await page.locator('.listing-hero-caption').boundingBox();
  const bounds = await button.boundingBox();
  expect((caption?.y ?? Infinity) + (caption?.height ?? 0)).toBeLessThanOrEqual((bounds?.y ?? 0) + 1);
});

test('with Save-Data a listing does not load its video', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto(PATHS.rentals);
  await page.clock.runFor(10_000);
  await expect(page.locator('video')).toHaveJSProperty('readyState', 0);
});

test.describe('with reduced motion', { tag: '@nightly' }, () => {
  test.use({ reducedMotion: 'reduce' });

  test('a listing does not load its video', async ({ page }) => {
    await page.clock.install();
    await page.goto(PATHS.rentals);
    await page.clock.runFor(10_000);
    await expect(page.locator('video')).toHaveJSProperty('readyState', 0);
  });
});
