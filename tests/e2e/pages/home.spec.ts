import { publishedHome } from '#support/content/published-content.ts';
import { expect, test } from '../fixtures.ts';
import { readClock } from './carousel-clock.ts';

test.use({ reducedMotion: 'no-preference' });

test('the video has no sound, can be paused and resumed', async ({ page }) => {
  await page.goto('/');
  const video = page.locator('video');
  const time = (): Promise<number> => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(time).toBeGreaterThan(0);
  expect(await video.evaluate(({ muted, loop }: HTMLVideoElement) => muted && loop)).toBe(true);
  await page.getByRole('button', { name: 'Pause video' }).click();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  const paused = await time();
  await page.getByRole('button', { name: 'Play video' }).click();
  await expect.poll(time).toBeGreaterThan(paused);
});

test('a browser that rejects autoplay offers to play the video', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLVideoElement.prototype.play = () => Promise.reject(new DOMException('Autoplay', 'NotAllowedError'));
  });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Play video' });
  await expect(button).toBeVisible();
  // The browser's own is that of all media.
  await page.evaluate(() => Reflect.deleteProperty(HTMLVideoElement.prototype, 'play'));
  await button.click();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible();
});

test('the video is requested only when the page has loaded', async ({ page }) => {
  const events: string[] = [];
  page.on('load', () => events.push('load'));
  page.on('request', (request) => request.url().includes('/video/') && events.push('video'));
  await page.goto('/');
  await expect.poll(() => events).toContain('video');
  expect(events[0]).toBe('load');
});

test('with Save-Data the video is not loaded', { tag: '@nightly' }, async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto('/');
  await page.clock.runFor(10_000);
  await expect(page.locator('video')).toHaveJSProperty('readyState', 0);
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
});

test('everything that moves stops when the visitor asks for less motion', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause video' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'Play video' })).toBeVisible();
  await expect(page.locator('video')).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: 'Auto-Scroll Off' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Play slides' })).toHaveCount(2);
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves by itself, and the video is not loaded', { tag: '@nightly' }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Auto-Scroll Off' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Play slides' })).toHaveCount(2);
    await page.clock.runFor(10_000);
    await expect(page.locator('video')).toHaveJSProperty('readyState', 0);
    await expect(page.locator('video')).toHaveJSProperty('paused', true);
  });

  test('the visitor can start the slides', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    const slider = page.locator('scroll-carousel', { has: page.locator('.destination-names') });
    await slider.getByRole('button', { name: 'Play slides' }).click();
    await readClock(slider, 8000);
    await expect(slider.locator('.destination-names a').nth(1)).toHaveAttribute('aria-current', 'true');
  });

  test(
    'a slide that the Tab key reaches is the current one, also where scrolling never reports its end',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
      });
      await page.goto('/');
      const slider = page.locator('scroll-carousel', { has: page.locator('.destination-names') });
      const names = slider.locator('.destination-names a');
      await names.last().click();
      await expect(names.last()).toHaveAttribute('aria-current', 'true');
      await slider.locator('[data-slide] a').first().focus();
      await expect(names.first()).toHaveAttribute('aria-current', 'true');
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every chosen property is shown, and no button without function', async ({ page }) => {
    const { featured, gallery, settings } = await publishedHome();
    await page.goto('/');
    await expect(page.locator('.featured-row h3')).toHaveText(featured);
    await expect(page.locator('.showcase-slide h3')).toHaveText(featured);
    await expect(page.locator('marquee-gallery li')).toContainText(gallery);
    await expect(page.getByText(settings.villaClaim)).toBeVisible();
    await expect(page.getByText(settings.destinationClaim)).toBeVisible();
    await expect(page.locator('main button:visible')).toHaveCount(0);
  });

  test('the names of the slider lead to its slides', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/');
    const names = page.locator('.destination-names a');
    const slides = page.locator('[id^="slide-"]');
    await expect(names).toHaveCount((await publishedHome()).settings.sliderDestinations.length);
    await names.last().click();
    await expect(slides.last()).toBeInViewport({ ratio: 0.3 });
  });
});

for (const width of [390, 1440]) {
  const tag = width === 390 ? [] : ['@nightly'];
  test(
    `the search of the hero is in the first screen at ${width} px and leads to the results`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto('/');
      const field = page.getByRole('searchbox', { name: 'Search by property name, location, or description' });
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport({ ratio: 1 });
      await field.fill('comporta');
      await field.press('Enter');
      await expect(page).toHaveURL('/rentals?q=comporta');
      await expect(page.getByRole('article').filter({ visible: true }).first()).toContainText('Comporta');
    },
  );
}
