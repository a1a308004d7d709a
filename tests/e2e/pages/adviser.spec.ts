import type { Locator, Page } from '@playwright/test';
import type { PublishedProperty } from '#domain/property/property.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { dateParameters } from '#domain/stay/stay-url.ts';
import { sampleContent } from '#support/site/sample-content.ts';
import { expect, test } from '../fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const adviserOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Your adviser' });

async function openRental(page: Page): Promise<PublishedProperty> {
  const team = await sampleContent('teamMembers');
  const property = (await sampleContent('properties')).find(
    ({ type, adviser }) => type === 'rental' && team.some(({ id, whatsApp }) => id === adviser && whatsApp !== ''),
  );
  if (!property) throw new Error('expected a rental whose adviser has WhatsApp');
  await page.goto(propertyPath(property.slug));
  return property;
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const tag = reducedMotion === 'reduce' ? ['@nightly'] : [];
    test(`the bar comes after the hero, with the motion '${reducedMotion}'`, { tag }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await openRental(page);
      await expect(adviserOf(page)).toBeHidden();
      await page.getByRole('heading', { name: 'Amenities' }).scrollIntoViewIfNeeded();
      await expect(adviserOf(page)).toBeInViewport({ ratio: 1 });
    });
  }

  test('the bar covers neither the end of the page nor what has the focus', async ({ page }) => {
    await openRental(page);
    const bar = adviserOf(page);
    const links = page.getByRole('contentinfo').getByRole('link');
    await links.last().focus();
    await expect(bar).toBeInViewport({ ratio: 1 });
    const bounds = await bar.boundingBox();
    // Backwards, because the browser scrolls just far enough: to the lower edge of the window.
    for (const link of [links.last(), links.first(), page.locator('#services a, #amenities h2').last()]) {
      await link.scrollIntoViewIfNeeded();
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bounds?.y ?? 0) + 1);
    }
  });

  test('the bar calls, writes with the name of the property, and opens the request', async ({ page }) => {
    const { title } = await openRental(page);
    await page.getByRole('heading', { name: 'Amenities' }).scrollIntoViewIfNeeded();
    const bar = adviserOf(page);
    await expect(bar.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+\d+$/);
    const chat = await bar.getByRole('link', { name: /WhatsApp$/ }).getAttribute('href');
    expect(new URL(chat ?? '').searchParams.get('text')).toContain(title);
    const request = bar.getByRole('link', { name: 'Request', exact: true });
    await request.click();
    await expect(page.getByRole('dialog').getByRole('form', { name: 'Request Information' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(request).toBeFocused();
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  const tag = viewport === PHONE ? [] : ['@nightly'];
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test('chosen dates and their total take the place of the price', async ({ page }) => {
      const { slug } = await openRental(page);
      const [from = '', to = ''] =
        (await page.locator('[data-stay]').first().getAttribute('data-stay'))?.split('/') ?? [];
      await page.goto(`${propertyPath(slug)}?${new URLSearchParams(dateParameters({ from, to }, 2)).toString()}`);
      const total = page.locator('.stay-planner .quote-total dd');
      await expect(total).toBeAttached();
      await page.getByRole('heading', { name: 'Amenities' }).scrollIntoViewIfNeeded();
      const price = adviserOf(page).locator('.adviser-price');
      await expect(price).toContainText((await total.textContent()) ?? 'no total');
      await expect(price).not.toContainText('per night', { useInnerText: true });
    });
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: DESKTOP });

  test('the adviser is beside the text', { tag: '@nightly' }, async ({ page }) => {
    await openRental(page);
    const text = await page.locator('.property-overview h2').boundingBox();
    const card = await adviserOf(page).boundingBox();
    expect(card?.x).toBeGreaterThan(DESKTOP.width / 2);
    expect(Math.abs((card?.y ?? 0) - (text?.y ?? 0))).toBeLessThan(40);
  });
});

test('the adviser is not on paper', { tag: '@nightly' }, async ({ page }) => {
  await openRental(page);
  await page.emulateMedia({ media: 'print' });
  await expect(adviserOf(page)).toBeHidden();
});
