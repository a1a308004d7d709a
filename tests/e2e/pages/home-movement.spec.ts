import type { Locator, Page } from '@playwright/test';
import { publishedHome } from '#support/content/published-content.ts';
import { expect, test } from '../fixtures.ts';
import { readClock } from './carousel-clock.ts';

test.use({ reducedMotion: 'no-preference' });

const scrolled = (track: Locator): Promise<number> => track.evaluate((element) => element.scrollLeft);

/** Opens the home page with the carousel around this element in view, which it returns. */
async function openCarousel(page: Page, selector: string): Promise<Locator> {
  await page.goto('/');
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  const carousel = page.locator('scroll-carousel', { has: page.locator(selector) });
  await expect(carousel).toHaveAttribute('data-in-view');
  return carousel;
}

/** Opens the home page with the marquee in view and pauses the clock. */
async function openMarquee(page: Page): Promise<Locator> {
  await page.clock.install();
  await page.goto('/');
  // A minute ahead, because the clock runs until the call arrives and cannot be set back.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const track = page.locator('marquee-gallery [data-track]');
  await track.scrollIntoViewIfNeeded();
  // Observers are called in the order of their creation, so the page's own has been called before this one.
  await track.evaluate(
    (element) =>
      new Promise<void>((observed) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          observed();
        });
        observer.observe(element);
      }),
  );
  return track;
}

test.describe('the featured carousel', () => {
  test('scrolls by 320 px at a press, and back by keyboard', async ({ page }) => {
    await page.goto('/');
    const track = page.locator('.featured-row');
    const previous = page.getByRole('button', { name: 'Previous properties' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Next properties' }).click();
    await expect.poll(() => scrolled(track)).toBe(320);
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
    await previous.press('Enter');
    await expect.poll(() => scrolled(track)).toBe(0);
  });

  test('leads from a card to its property, and to all properties', { tag: '@nightly' }, async ({ page }) => {
    const [title = ''] = (await publishedHome()).featured;
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'View All Properties' })).toHaveAttribute('href', '/rentals');
    await page.locator('.featured-row').getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

test.describe('the auto-scrolling gallery', () => {
  const loopOf = (track: Locator): Promise<number> =>
    track.evaluate((element) => {
      const properties = [...element.querySelectorAll('li')];
      const copy = properties.find(({ ariaHidden }) => ariaHidden === 'true');
      return (copy?.offsetLeft ?? 0) - (properties[0]?.offsetLeft ?? 0);
    });

  test('goes round once in 180 s', { tag: '@nightly' }, async ({ page }) => {
    const track = await openMarquee(page);
    const loop = await loopOf(track);
    await page.clock.runFor(100);
    const start = await scrolled(track);
    await page.clock.runFor(9000);
    expect(Math.abs((await scrolled(track)) - start - loop / 20)).toBeLessThan(10);
  });

  test('begins again where it ends', { tag: '@nightly' }, async ({ page }) => {
    const track = await openMarquee(page);
    const loop = await loopOf(track);
    await track.hover();
    await track.evaluate((element, end) => (element.scrollLeft = end), loop - 5);
    await page.clock.runFor(100);
    await page.mouse.move(0, 0);
    await page.clock.runFor(2000);
    expect(await scrolled(track)).toBeLessThan(loop / 20);
  });

  test('goes on where it was after a time in the background', { tag: '@nightly' }, async ({ page }) => {
    const track = await openMarquee(page);
    await page.clock.runFor(100);
    const start = await scrolled(track);
    await page.clock.fastForward(90_000);
    await page.clock.runFor(100);
    expect(Math.abs((await scrolled(track)) - start)).toBeLessThan(20);
  });

  test('pauses on hover and continues afterwards', { tag: '@nightly' }, async ({ page }) => {
    const track = await openMarquee(page);
    await track.hover();
    const paused = await scrolled(track);
    await page.clock.runFor(5000);
    expect(await scrolled(track)).toBe(paused);
    await page.mouse.move(0, 0);
    await page.clock.runFor(5000);
    expect(await scrolled(track)).toBeGreaterThan(paused + 20);
  });

  test('pauses on keyboard focus', { tag: '@nightly' }, async ({ page }) => {
    const track = await openMarquee(page);
    await track.press('Tab');
    const paused = await scrolled(track);
    await page.clock.runFor(5000);
    expect(await scrolled(track)).toBe(paused);
  });

  test('is switched off and on by its toggle', async ({ page }) => {
    const track = await openMarquee(page);
    await page.getByRole('button', { name: 'Auto-Scroll On' }).click();
    await page.mouse.move(0, 0);
    const stopped = await scrolled(track);
    await page.clock.runFor(5000);
    expect(await scrolled(track)).toBe(stopped);
    await page.getByRole('button', { name: 'Auto-Scroll Off' }).click();
    await page.clock.runFor(5000);
    expect(await scrolled(track)).toBeGreaterThan(stopped + 20);
  });

  test(
    'scrolls by 80 % of the visible width, to the left even from the beginning',
    { tag: '@nightly' },
    async ({ page }) => {
      const track = await openMarquee(page);
      await page.getByRole('button', { name: 'Auto-Scroll On' }).click();
      const step = await track.evaluate(({ clientWidth }) => clientWidth * 0.8);
      const start = await scrolled(track);
      await page.getByRole('button', { name: 'Scroll right' }).click();
      await expect.poll(async () => Math.abs((await scrolled(track)) - start - step)).toBeLessThan(2);
      await page.getByRole('button', { name: 'Scroll left' }).click();
      await expect.poll(async () => Math.abs((await scrolled(track)) - start)).toBeLessThan(2);
      await page.getByRole('button', { name: 'Scroll left' }).click();
      const loop = await loopOf(track);
      await expect.poll(async () => Math.abs((await scrolled(track)) - start + step - loop)).toBeLessThan(2);
    },
  );

  test('shows each property once to screen readers', { tag: '@nightly' }, async ({ page }) => {
    const { gallery } = await publishedHome();
    const track = await openMarquee(page);
    await expect(track.getByRole('link')).toHaveCount(gallery.length);
  });
});

test.describe('the destinations slider', () => {
  const names = (page: Page): Locator => page.locator('.destination-names a');

  test('goes on every 8 s', async ({ page }) => {
    const slider = await openCarousel(page, '.destination-names');
    await readClock(slider, 7999);
    await expect(names(page).first()).toHaveAttribute('aria-current', 'true');
    await readClock(slider, 8000);
    await expect(names(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await readClock(slider, 16_000);
    await expect(names(page).nth(2)).toHaveAttribute('aria-current', 'true');
  });

  test('pauses for 15 s after a choice', { tag: '@nightly' }, async ({ page }) => {
    const slider = await openCarousel(page, '.destination-names');
    await names(page).last().click();
    await expect(names(page).last()).toHaveAttribute('aria-current', 'true');
    const { time } = await readClock(slider);
    expect(time).toBeGreaterThanOrEqual(-15_000);
    expect(time).toBeLessThan(0);
    // Then the 8 s of a slide.
    await readClock(slider, 7999);
    await expect(names(page).last()).toHaveAttribute('aria-current', 'true');
    await readClock(slider, 8000);
    await expect(names(page).first()).toHaveAttribute('aria-current', 'true');
  });

  test('rests under the pointer, under keyboard focus and out of view', { tag: '@nightly' }, async ({ page }) => {
    const slider = await openCarousel(page, '.destination-names');
    const state = async (): Promise<AnimationPlayState> => (await readClock(slider)).state;
    await page.mouse.move(0, 0);
    await expect.poll(state).toBe('running');
    await slider.hover();
    await expect.poll(state).toBe('paused');
    await page.mouse.move(0, 0);
    await expect.poll(state).toBe('running');
    await names(page).first().press('Tab');
    await expect.poll(state).toBe('paused');
    await names(page).nth(1).blur();
    await expect.poll(state).toBe('running');
    await page.locator('h1').scrollIntoViewIfNeeded();
    await expect.poll(state).toBe('paused');
  });

  test('stops and goes on by its button', { tag: '@nightly' }, async ({ page }) => {
    const slider = await openCarousel(page, '.destination-names');
    await slider.getByRole('button', { name: 'Pause slides' }).click();
    await expect(readClock(slider)).rejects.toThrow('no clock');
    await slider.getByRole('button', { name: 'Play slides' }).click();
    await readClock(slider, 8000);
    await expect(names(page).nth(1)).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('the Featured Property showcase', () => {
  const CONTROLS = '.showcase-controls';
  const shown = (page: Page): Locator => page.locator('.showcase-slide:not([inert]) h3');

  test(
    'shows every active featured property, one after the other, every 8 s',
    { tag: '@nightly' },
    async ({ page }) => {
      const { featured } = await publishedHome();
      const showcase = await openCarousel(page, CONTROLS);
      for (const [index, title] of [...featured.slice(1), featured[0] ?? ''].entries()) {
        await readClock(showcase, 8000 * (index + 1));
        await expect(shown(page)).toHaveText(title);
        await expect(shown(page)).toBeInViewport();
      }
    },
  );

  test('fades in 500 ms', { tag: '@nightly' }, async ({ page }) => {
    const showcase = await openCarousel(page, CONTROLS);
    const next = page.locator('.showcase-slide').nth(1);
    await expect(next).toHaveCSS('opacity', '0');
    const faded = next.evaluate(
      (slide: HTMLElement) =>
        new Promise<number>((done) => {
          slide.addEventListener('transitionend', ({ target, propertyName, elapsedTime }) => {
            if (target === slide && propertyName === 'opacity') done(elapsedTime);
          });
        }),
    );
    await showcase.getByRole('button', { name: 'Next property' }).click();
    expect(await faded).toBe(0.5);
    await expect(next).toHaveCSS('opacity', '1');
    await expect(page.locator('.showcase-slide').first()).toHaveCSS('opacity', '0');
  });

  test('goes back, on and to a number, and opens the property', async ({ page }) => {
    const { featured } = await publishedHome();
    await page.goto('/');
    await page.getByRole('button', { name: 'Previous property' }).click();
    await expect(shown(page)).toHaveText(featured.at(-1) ?? '');
    await page.getByRole('button', { name: 'Next property' }).press('Enter');
    await expect(shown(page)).toHaveText(featured[0] ?? '');
    await page.getByRole('button', { name: `2: ${featured[1] ?? ''}` }).click();
    await expect(page.getByRole('button', { name: /^2: / })).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: `View Property: ${featured[1] ?? ''}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(featured[1] ?? '');
  });
});
