import type { Locator, Page } from '@playwright/test';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { axeFindings } from '../axe-findings.ts';
import { expect, test } from '../fixtures.ts';
import { untilPainted } from '../until-painted.ts';

test.use({ reducedMotion: 'no-preference' });

const header = (page: Page): Locator => page.getByRole('banner');
const button = (page: Page, name: string): Locator => header(page).getByRole('button', { name, exact: true });
const panel = (page: Page): Locator => page.locator('.menu-panel:popover-open');

test(
  'the Destinations menu lists all eleven, scrolls, and ends with View All Destinations',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/contact');
    await button(page, 'Destinations').click();
    for (const slug of DESTINATION_SLUGS) {
      await expect(panel(page).locator(`a[href="/destinations/${slug}"]`)).toHaveCount(1);
    }
    await expect(panel(page).getByRole('link').last()).toHaveText('View All Destinations');
    await expect(panel(page).getByRole('link').last()).toHaveAttribute('href', '/destinations');
    const list = panel(page).getByRole('list');
    expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  },
);

test('a menu closes on an outside click', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/contact');
  await button(page, 'Rentals').click();
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(20, 500);
  await expect(panel(page)).toHaveCount(0);
});

test('a menu closes on choosing a link, and another on opening the next', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/contact');
  await button(page, 'Rentals').click();
  await button(page, 'About Us').click();
  await expect(panel(page)).toHaveCount(1);
  // Without navigation, so that the menu closes by itself.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await panel(page).getByRole('link', { name: 'Our Team' }).click();
  await expect(panel(page)).toHaveCount(0);
});

test('a menu works by keyboard: Enter opens, Tab walks in, Escape closes and brings the focus back', async ({
  page,
}) => {
  await page.goto('/contact');
  await button(page, 'Contact').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: 'Speak To Us' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page, 'Contact')).toBeFocused();
});

test('a menu closes when Tab or Shift+Tab leaves it, and the focus goes on', async ({ page }) => {
  await page.goto('/contact');
  for (const name of ['About Us', 'Contact']) {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    for (const [index] of (await panel(page).getByRole('link').all()).entries()) {
      await page.keyboard.press('Tab');
      await expect(panel(page).getByRole('link').nth(index)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(panel(page)).toHaveCount(0);
    await expect(header(page).locator(':focus')).toHaveCount(1);
    await expect(button(page, name)).not.toBeFocused();
  }
  await button(page, 'About Us').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page, 'Destinations')).toBeFocused();
});

test('the currency menu closes when Tab leaves it', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/contact');
  await button(page, 'Currency: EUR').focus();
  await page.keyboard.press('Enter');
  const last = panel(page).getByRole('button').last();
  await expect(last).toBeEnabled();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: 'Favorite Properties' })).toBeFocused();
});

test('axe finds no fault in an open menu', async ({ page }) => {
  await page.goto('/list-property');
  await button(page, 'Destinations').click();
  await expect(panel(page)).toBeVisible();
  expect(await axeFindings(page, 'header')).toEqual([]);
});

test('the link of the current page and its menu are marked', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/our-team');
  await expect(button(page, 'About Us')).toHaveAttribute('aria-current', 'true');
  await expect(button(page, 'Rentals')).not.toHaveAttribute('aria-current');
  await button(page, 'About Us').click();
  await expect(panel(page).getByRole('link', { name: 'Our Team' })).toHaveAttribute('aria-current', 'page');
});

test(
  'the logo is drawn at least a fifth larger on /real-estate and /rentals',
  { tag: '@nightly' },
  async ({ page }) => {
    // The drawn text, not the font size: a parent that scales or clips it would go unnoticed.
    const width = async (path: string): Promise<number> => {
      await page.goto(path);
      return header(page)
        .locator('.site-logo')
        .evaluate((logo) => {
          const text = document.createRange();
          text.selectNodeContents(logo);
          return Math.min(text.getBoundingClientRect().width, logo.getBoundingClientRect().width);
        });
    };
    const usual = await width('/contact');
    expect(usual).toBeGreaterThan(0);
    expect(await width('/real-estate')).toBeGreaterThan(usual * 1.2);
    expect(await width('/rentals')).toBeGreaterThan(usual * 1.2);
  },
);

test.describe('over a photograph', () => {
  const look = (page: Page): Promise<{ color: string; background: string; top: number }> =>
    header(page).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, background: backgroundColor, top: Math.round(element.getBoundingClientRect().top) };
    });
  const light = { color: 'rgb(255, 255, 255)', background: 'rgba(0, 0, 0, 0)', top: 0 };
  const solid = { color: 'rgb(28, 36, 32)', background: 'rgb(251, 248, 242)', top: 0 };

  test('the header is transparent and light, and solid again below', async ({ page }) => {
    await page.goto('/list-property');
    expect(await look(page)).toEqual(light);
    await untilPainted(page);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => look(page)).toEqual(solid);
  });

  test('it is solid while a menu is open', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/list-property');
    await button(page, 'Rentals').click();
    await expect.poll(() => look(page)).toEqual(solid);
  });

  test('it scrolls away with the photograph with reduced motion', { tag: '@nightly' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/list-property');
    await untilPainted(page);
    await page.mouse.wheel(0, 300);
    await expect.poll(async () => (await look(page)).top).toBeLessThan(-200);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open, close on Escape and lead on', async ({ page }) => {
    await page.goto('/contact');
    await button(page, 'Rentals').click();
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await button(page, 'Rentals').click();
    await panel(page).getByRole('link', { name: 'Event Venues' }).click();
    await expect(page).toHaveURL('/events');
  });
});

for (const width of [1024, 1280, 1920]) {
  const tag = width === 1280 ? [] : ['@nightly'];
  test(`at ${width} px every panel hangs under its button, inside the window`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/rentals');
    await untilPainted(page);
    await page.mouse.wheel(0, 700);
    for (const name of ['Rentals', 'Destinations', 'About Us', 'Contact']) {
      await button(page, name).click();
      await expect(panel(page)).toBeVisible();
      const box = await panel(page).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      const bar = await header(page).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      const own = await button(page, name).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
      expect(Math.abs(box.top - bar.bottom)).toBeLessThanOrEqual(1);
      expect(box.left).toBeLessThanOrEqual(own.left);
      expect(box.right).toBeGreaterThanOrEqual(own.right);
      expect(box.right).toBeLessThanOrEqual(width);
      await page.keyboard.press('Escape');
    }
  });
}

for (const path of ['/', '/rentals', '/contact', '/list-property', '/login', '/terms', '/favorites']) {
  const tag = path === '/rentals' ? [] : ['@nightly'];
  test(`${path} needs no scrolling sideways at 320 px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    // Visitors are sent to sign in.
    if (path === '/favorites') await page.waitForURL(/\/login\?/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}
