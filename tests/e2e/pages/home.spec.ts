import { publishedHome } from '#support/content/published-content.ts';
import { expect, test } from '../fixtures.ts';

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

test('the video is requested only when the page has loaded', async ({ page }) => {
  const events: string[] = [];
  page.on('load', () => events.push('load'));
  page.on('request', (request) => request.url().includes('/video/') && events.push('video'));
  await page.goto('/');
  await expect.poll(() => events).toContain('video');
  expect(events[0]).toBe('load');
});

test('with Save-Data there is no video', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } });
  });
  await page.goto('/');
  // The toggles of the carousels show that the scripts have run.
  await expect(page.getByRole('button', { name: 'Auto-Scroll On' })).toBeAttached();
  await expect(page.locator('video')).toHaveCount(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself, and there is no video', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Auto-Scroll Off' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Play slides' })).toHaveCount(2);
    await expect(page.locator('video')).toHaveCount(0);
  });
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
  test(`the search of the hero is in the first screen at ${width} px and leads to the results`, async ({ page }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.goto('/');
    const field = page.getByRole('searchbox', { name: 'Search by property name, location, or description' });
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeInViewport({ ratio: 1 });
    await field.fill('comporta');
    await field.press('Enter');
    await expect(page).toHaveURL('/rentals?q=comporta');
    await expect(page.getByRole('article').filter({ visible: true }).first()).toContainText('Comporta');
  });
}
