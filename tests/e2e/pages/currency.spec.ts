import type { Page } from '@playwright/test';
import { CURRENCIES, FIXED_RATES, formatAmount } from '#domain/money/currency.ts';
import { propertyFacts } from '#domain/property/facts.ts';
import { PATHS, propertyPath } from '#domain/site/paths.ts';
import { publishedProperties } from '#support/content/published-content.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';
import { expect, test } from '../fixtures.ts';

declare global {
  interface Window {
    /** Layout shifts below the header, without user input. */
    shifts: number[];
    /** Prices of every frame while the page was loading. */
    painted: string[];
  }
}

/** What Chromium reports for 'layout-shift', which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Layout shift of late fonts; a changed price would shift far more. */
const FONT_SHIFT_MAX = 0.002;

const PROPERTY = propertyPath('algar-house');
const NIGHT = 'from €3,900 per night';
const IN_DOLLARS = 'from $4,251 (€3,900) per night';

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Currency: / }).click();
  await expect(page.getByRole('button', { name: 'Euro' })).toBeEnabled();
}

async function choose(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole('button', { name }).click();
}

/**
 * Records layout shifts without user input. Those of the header alone do not count: the browser draws its menu in two parts
 * when the parser pauses, and it has no price.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources, value } of list.getEntries() as LayoutShift[]) {
        const isOfHeader = sources.every(({ node }) => node?.parentElement?.closest('header') instanceof Element);
        if (!hadRecentInput && !isOfHeader) window.shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => window.shifts.reduce((sum, shift) => sum + shift, 0));

test.describe('the currency selector (visitor specification, section 2)', () => {
  test('lists the supported currencies, shows the current code and ticks it', async ({ page }) => {
    await page.goto(PATHS.rentals);
    await openMenu(page);
    const menu = page.locator('#menu-currency');
    await expect(menu.getByRole('button')).toHaveText(
      CURRENCIES.map(({ code, name, symbol }) => new RegExp(`${code}\\s*${name}\\s*${symbol.replace('$', '\\$')}`)),
    );
    await expect(menu.getByRole('button', { name: 'Euro' })).toHaveAttribute('aria-current', 'true');
    await menu.getByRole('button', { name: 'Swiss Franc' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Currency: CHF' })).toBeVisible();
  });

  test('has no fault that axe finds while it is open', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(PATHS.contact);
    await openMenu(page);
    expect(await axeFindingsAtWidths(page, [1024, 1440], 'header')).toEqual([]);
  });

  test(
    'says that exchange rates are updated daily, and of which day they are',
    { tag: '@nightly' },
    async ({ page }) => {
      const rates = { source: 'ecb', date: '2026-11-20', rates: { ...FIXED_RATES, USD: 1.1 } };
      await page.route('**/api/rates', (route) => route.fulfill({ json: rates }));
      await page.goto(PATHS.rentals);
      await openMenu(page);
      const note = page.locator('#menu-currency p');
      await expect(note).toContainText('Exchange rates are updated daily');
      await expect(note).toContainText('European Central Bank, 20 November 2026');
      await page.getByRole('button', { name: 'US Dollar' }).click();
      await expect(page.getByText('from $4,290 (€3,900) per night')).toBeVisible();
    },
  );

  test('is disabled while the rates are loading', { tag: '@nightly' }, async ({ page }) => {
    const { promise: responded, resolve: response } = Promise.withResolvers<null>();
    await page.route('**/api/rates', async (route) => {
      await responded;
      await route.continue();
    });
    await page.goto(PATHS.rentals);
    await page.getByRole('button', { name: 'Currency: EUR' }).click();
    const dollar = page.getByRole('button', { name: 'US Dollar' });
    await expect(dollar).toBeDisabled();
    response(null);
    await expect(dollar).toBeEnabled();
  });

  test('is in the mobile menu too', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PATHS.rentals);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByText('Currency EUR').click();
    await page.getByRole('button', { name: 'British Pound' }).click();
    await expect(page.getByText('Currency GBP')).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByText('from £3,354 (€3,900) per night')).toBeVisible();
  });
});

test.describe('with a currency chosen', () => {
  test("every card shows 'the converted price with the euro amount in brackets', and euros again", async ({ page }) => {
    await page.goto(PATHS.rentals);
    await expect(page.getByText(NIGHT, { exact: true })).toBeVisible();
    await choose(page, 'US Dollar');
    await expect(page.getByText(IN_DOLLARS, { exact: true })).toBeVisible();
    const prices = await page.locator('article [data-price]').allTextContents();
    const unconverted = prices.filter((price) => !/^(from )?\$[\d,]+ \(€[\d,]+\)/.test(price));
    expect(new Set(unconverted)).toEqual(new Set(['Price on request']));
    await choose(page, 'Euro');
    await expect(page.getByText(NIGHT, { exact: true })).toBeVisible();
  });

  test('a property page shows it in its head, its bar and its terms', async ({ page }) => {
    await page.goto(PROPERTY);
    await choose(page, 'Japanese Yen');
    const yen = `from ${formatAmount(637_455, 'JPY')} (€3,900) per night`;
    await expect(page.locator('h1').locator('xpath=ancestor::div[2]').getByText(yen)).toBeVisible();
    await expect(page.locator('.section-bar').getByText(yen)).toBeAttached();
    await expect(page.locator('dd[data-amounts]')).toHaveText(/^¥[\d,]+ \(€[\d,]+\) .*\(refundable\)$/);
  });

  for (const code of ['USD', 'JPY']) {
    test(
      `the price of a square metre stays within its column on a phone and beside the adviser in ${code}`,
      { tag: '@nightly' },
      async ({ page }) => {
        const property = (await publishedProperties()).find((one) =>
          propertyFacts(one).some(({ key }) => key === 'pricePerSquareMetre'),
        );
        if (!property) throw new Error('expected a property with a price per square metre');
        await page.addInitScript((chosen) => localStorage.setItem('currency', chosen), code);
        for (const width of [320, 390, 1024, 1200]) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(propertyPath(property.slug));
          await expect(page.locator('.property-facts dd[data-amounts]')).toContainText('(€');
          const values = await page
            .locator('.property-facts dd')
            .evaluateAll((all) =>
              all.map(({ textContent, scrollWidth, clientWidth }) => ({ textContent, scrollWidth, clientWidth })),
            );
          expect(values.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
        }
      },
    );
  }

  test('the next page shows it before it is painted, without moving anything', async ({ page }) => {
    await watchShifts(page);
    await page.goto(PATHS.rentals);
    await choose(page, 'Brazilian Real');
    await page.addInitScript(() => {
      window.painted = [];
      // A short page may be complete before its first frame, which therefore counts too.
      const look = (): void => {
        for (const price of document.querySelectorAll('[data-price]')) window.painted.push(price.textContent);
        if (document.readyState !== 'complete' || window.painted.length === 0) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const path of [PATHS.realEstate, PROPERTY, PATHS.home]) {
      await page.goto(path);
      await page.waitForFunction(() => window.painted.length > 0);
      const painted = await page.evaluate(() => window.painted);
      expect(painted.filter((price) => price.includes('€') && !price.includes('R$'))).toEqual([]);
      expect(await shiftOf(page)).toBeLessThan(FONT_SHIFT_MAX);
    }
  });

  test('another tab follows', { tag: '@nightly' }, async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(PATHS.rentals);
    await page.goto(PATHS.rentals);
    await choose(page, 'US Dollar');
    await expect(other.getByText(IN_DOLLARS, { exact: true })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Currency: USD' })).toBeVisible();
    await choose(page, 'Euro');
    await expect(other.getByText(NIGHT, { exact: true })).toBeVisible();
  });

  test("the search's cards follow", { tag: '@nightly' }, async ({ page }) => {
    await page.goto(PATHS.rentals);
    await choose(page, 'US Dollar');
    await page.goto(`${PATHS.rentals}?q=carvoeiro`);
    await expect(page.getByRole('article').getByText(IN_DOLLARS, { exact: true })).toBeVisible();
    await choose(page, 'Euro');
    await expect(page.getByRole('article').getByText(NIGHT, { exact: true })).toBeVisible();
  });
});

test('the badge of the home hero names the chosen currency', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(PATHS.home);
  const badge = page.locator('[data-currency-badge]');
  await expect(badge).toHaveText('€ EUR');
  await page.evaluate(() => localStorage.setItem('currency', 'CAD'));
  await page.reload();
  await expect(badge).toHaveText('C$ CAD');
});

test('an unsupported stored currency counts as euros', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('currency', '<img src=x onerror=alert(1)>'));
  await page.goto(PATHS.rentals);
  await expect(page.getByText(NIGHT, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Currency: EUR' })).toBeVisible();
});

test('rates are not requested while prices are in euros', { tag: '@nightly' }, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('rates')) requested.push(request.url());
  });
  await page.goto(PATHS.rentals, { waitUntil: 'load' });
  await page.goto(PROPERTY, { waitUntil: 'load' });
  expect(requested).toEqual([]);
});
