import type { Page } from '@playwright/test';
import { propertyPath } from '#domain/site/paths.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { publishedProperties } from '#support/content/published-content.ts';
import { axeFindings } from '../axe-findings.ts';
import { expect, test } from '../fixtures.ts';
import { readClock } from './carousel-clock.ts';

test.use({ reducedMotion: 'no-preference' });

async function openProperty(page: Page, type: PropertyType = 'rental') {
  const property = (await publishedProperties()).find((one) => one.type === type && one.gallery.length > 3);
  if (!property) throw new Error(`expected a published ${type} with a gallery`);
  await page.goto(propertyPath(property.slug));
  return property;
}

async function openGallery(page: Page) {
  const property = await openProperty(page);
  await page.getByRole('heading', { name: 'Gallery' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.gallery')).toHaveAttribute('data-in-view');
  return property;
}

const scrolled = (page: Page): Promise<number> =>
  page.getByRole('region', { name: /^Pictures of/ }).evaluate(({ scrollLeft }) => Math.round(scrollLeft));

test.describe('the gallery', () => {
  test('scrolls by itself every 5 s until next or previous is pressed', { tag: '@nightly' }, async ({ page }) => {
    await openGallery(page);
    const toggle = page.getByRole('button', { name: /Auto-Scroll/ });
    await expect(toggle).toHaveAccessibleName('Auto-Scroll On');
    await readClock(page.locator('.gallery'), 4999);
    expect(await scrolled(page)).toBe(0);
    await readClock(page.locator('.gallery'), 5000);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(toggle).toHaveAccessibleName('Auto-Scroll Off');
    await toggle.click();
    await expect(toggle).toHaveAccessibleName('Auto-Scroll On');
  });

  test('wraps around in both directions', { tag: '@nightly' }, async ({ page }) => {
    const { gallery } = await openGallery(page);
    await page.getByRole('button', { name: 'Previous picture' }).click();
    const last = page.getByRole('link', { name: `Open picture ${gallery.length} of ${gallery.length}` });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(page.getByRole('link', { name: /Open picture 1 of/ })).toBeInViewport({ ratio: 0.9 });
  });

  test.describe('for visitors who want little motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('does not move by itself', { tag: '@nightly' }, async ({ page }) => {
      await openGallery(page);
      await expect(page.getByRole('button', { name: 'Auto-Scroll Off' })).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a list that scrolls, whose pictures open', { tag: '@nightly' }, async ({ page }) => {
      const { gallery } = await openProperty(page);
      const track = page.getByRole('region', { name: /^Pictures of/ });
      await expect(track.getByRole('listitem')).toHaveCount(gallery.length);
      await expect(track).toHaveAttribute('tabindex', '0');
      await expect(page.getByRole('button', { name: /Auto-Scroll|picture/ })).toHaveCount(0);
      await expect(track.getByRole('link').first()).toHaveAttribute('href', /^\/media\/[0-9a-f]{32}\/\d+\.webp$/);
    });
  });
});

test.describe('the full-screen viewer', () => {
  test('works by keyboard alone and gives the focus back', async ({ page }) => {
    const { title, gallery } = await openProperty(page);
    const picture = page.getByRole('link', { name: /^.*Open picture 2 of/ });
    await picture.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog', { name: `Pictures of ${title}` });
    await expect(viewer).toBeVisible();
    const counter = viewer.getByText(/^\d+ of \d+$/);
    for (const [key, number] of [
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['Home', 1],
      ['ArrowLeft', gallery.length],
      ['ArrowRight', 1],
      ['End', gallery.length],
    ] as const) {
      await page.keyboard.press(key);
      await expect(counter).toHaveText(`${number} of ${gallery.length}`);
    }
    await expect(viewer.locator(`img[src*="${gallery.at(-1)?.id}"]`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(picture).toBeFocused();
  });

  test('has buttons, captions and no fault that axe finds', { tag: '@nightly' }, async ({ page }) => {
    const { gallery } = await openProperty(page);
    const captioned = gallery.findIndex(({ caption }) => caption !== '');
    await page.locator(`[data-opens-viewer="${captioned}"]`).click();
    const viewer = page.getByRole('dialog');
    await expect(viewer).toContainText(gallery[captioned]?.caption ?? '');
    await viewer.getByRole('button', { name: 'Next picture' }).click();
    await expect(viewer).toContainText(`${captioned + 2} of ${gallery.length}`);
    await viewer.getByRole('button', { name: 'Previous picture' }).click();
    await expect(viewer).toContainText(`${captioned + 1} of ${gallery.length}`);
    expect(await axeFindings(page, 'dialog')).toEqual([]);
    await viewer.getByRole('button', { name: 'Close' }).click();
    await expect(viewer).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('turns its pictures by a swipe', { tag: '@nightly' }, async ({ page }) => {
      const { gallery } = await openProperty(page);
      await page.locator('[data-opens-viewer="0"]').click();
      const viewer = page.getByRole('dialog');
      await expect(viewer).toBeVisible();
      const touches = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        touches.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
      await touch('touchStart', 350);
      for (const x of [300, 220, 140, 60]) await touch('touchMove', x);
      await touch('touchEnd');
      await expect(viewer).toContainText(`2 of ${gallery.length}`);
    });
  });
});

test.describe('the sections', () => {
  test('are in-page links that stay in sight and mark the one being read', async ({ page }) => {
    await openProperty(page);
    const sections = page.getByRole('navigation', { name: 'Sections of this page' });
    await expect(sections.getByRole('link')).toHaveText(['Overview', 'Amenities', 'Services']);
    for (const name of ['Services', 'Amenities', 'Overview']) {
      const link = sections.getByRole('link', { name });
      await link.click();
      await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(sections.locator('[aria-current]')).toHaveCount(1);
      await expect(sections).toBeInViewport();
      await expect(page.getByRole('heading', { name, exact: true })).toBeInViewport();
    }
  });

  test('stay whole next to a long title, which is cut', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openProperty(page);
    const title = page.locator('.section-bar-reminder p > :first-child');
    await title.evaluate((element) => {
      element.textContent = 'Quinta '.repeat(23);
    });
    const sections = page.getByRole('navigation', { name: 'Sections of this page' });
    const overflow = (element: Element): number => element.scrollWidth - element.clientWidth;
    expect(await sections.evaluate(overflow)).toBe(0);
    expect(await page.locator('html').evaluate(overflow)).toBe(0);
    expect(await title.evaluate(overflow)).toBeGreaterThan(0);
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a pasted link breaks wherever an editor put it', { tag: '@nightly' }, async ({ page }) => {
    await openProperty(page);
    // The amounts of the seasons are ours.
    const texts = page.locator(
      'h1, .property-overview h2 + p, .story-text p, dl.hairlines dd:not(#dates dd), #services .hairlines li, .amenities li',
    );
    await texts.evaluateAll((all) => {
      for (const element of all) element.textContent = `https://example.com/${'x'.repeat(120)}`;
    });
    const overflows = await texts.evaluateAll((all) =>
      all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ outerHTML }) => outerHTML),
    );
    expect(overflows).toEqual([]);
    expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(320);
  });
});

test('a property page loads nothing from other origins', { tag: '@nightly' }, async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on('request', (request) =>
    origins.add(new URL(request.url()).protocol === 'data:' ? '' : new URL(request.url()).origin),
  );
  await openProperty(page);
  origins.delete('');
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
});
