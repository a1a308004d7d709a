import { formatWeekday } from '#domain/core/format-date.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { usualGuests } from '#domain/stay/free-stays.ts';
import { addDays, sliceNights, type StayNights } from '#domain/stay/nights.ts';
import type { PublicStay } from '#domain/stay/public-stay.ts';
import { quoteStay } from '#domain/stay/quote.ts';
import { formatEuros } from '#domain/stay/quote-text.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';
import { resizeWindow } from '../resize-window.ts';
import { expect, test } from './form-fixtures.ts';
import { openLetting, plannerOf, totalOf } from './letting-fixtures.ts';

/** The first free night that cannot be had only because its season requires more of them. */
function findTooShort(stay: PublicStay, capacity: number, days: StayNights) {
  const guests = { adults: usualGuests(capacity), childAges: [], pets: 0 };
  for (const [index, from] of days.nights.entries()) {
    const night = sliceNights(days, index, 1);
    if (night === null) continue;
    const { reasons } = quoteStay({ ...stay, capacity, guests, today: days.from, stay: night });
    const [reason] = reasons;
    if (reasons.length === 1 && reason?.code === 'minimum-nights') return { from, ...reason };
  }
  throw new Error('The sample has seasons with a minimum of nights.');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a free week of the list is chosen by a press, and the address keeps it over a reload', async ({ page }) => {
    const { free } = await openLetting(page);
    const [first] = free;
    if (first === undefined) throw new Error('The sample has free dates.');
    await page.locator('[data-stay] button').first().tap();
    const planner = plannerOf(page);
    await expect(totalOf(planner)).toHaveText(formatEuros(first.totalCents));
    await planner.getByRole('button', { name: 'More: Adults' }).tap();
    await expect(page).toHaveURL(new RegExp(`check-in=${first.from}&check-out=${first.to}&adults=3`));
    await planner.getByRole('button', { name: 'More: Children' }).tap();
    await planner.getByLabel('Age of child 1').selectOption('14 years');
    await expect(page).toHaveURL(/&adults=3&children=14$/);
    const total = await totalOf(planner).textContent();
    await page.reload();
    await expect(planner).toContainText(formatWeekday(first.to));
    await expect(planner.getByRole('group', { name: 'Adults' }).getByRole('status')).toHaveText('3');
    await expect(planner.getByLabel('Age of child 1')).toHaveValue('14');
    await expect(totalOf(planner)).toHaveText(total ?? '');
  });
});

test(
  'guests change the quote as they are added, up to as many as the house takes',
  { tag: '@nightly' },
  async ({ page }) => {
    const { property, free } = await openLetting(page);
    await page.locator('[data-stay] button').first().click();
    const planner = plannerOf(page);
    await expect(totalOf(planner)).toHaveText(formatEuros(free[0]?.totalCents ?? 0));
    await planner.getByRole('button', { name: 'More: Children' }).click();
    await planner.getByLabel('Age of child 1').selectOption('1 year');
    const more = planner.getByRole('button', { name: 'More: Adults' });
    for (let adults = 2; adults < property.people - 1; adults += 1) await more.click();
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(planner.getByRole('button', { name: 'More: Children' })).toHaveAttribute('aria-disabled', 'true');
    await planner.getByRole('button', { name: 'Request these dates' }).click();
    await expect(page.getByRole('dialog')).toContainText(`${property.people - 1} adults, a child of 1 year`);
  },
);

test('dates that cannot be had say why, and no request is offered', async ({ page }) => {
  const { property, stay, days } = await openLetting(page);
  const tooShort = findTooShort(stay, property.people, days);
  await openLetting(page, `?check-in=${tooShort.from}&check-out=${addDays(tooShort.from, 1)}`);
  const planner = plannerOf(page);
  await expect(planner).toContainText(`A stay has at least ${tooShort.nights} nights (${tooShort.season}).`);
  await planner.getByRole('button', { name: 'Choose other dates' }).click();
  await expect(planner.getByRole('grid')).toBeVisible();
});

test('a link to dates that have passed, or that have no price yet, says so', { tag: '@nightly' }, async ({ page }) => {
  const today = lisbonTime(new Date()).date;
  await openLetting(page, `?check-in=${addDays(today, -10)}&check-out=${addDays(today, -3)}`);
  const planner = plannerOf(page);
  await expect(planner).toContainText('These dates have passed.');
  await expect(planner).not.toContainText('Now the day of your departure.');
  await planner.getByRole('button', { name: 'Choose other dates' }).click();
  await expect(planner.getByRole('grid')).toBeVisible();
  await openLetting(page, '?check-in=9990-01-01&check-out=9999-12-31');
  await expect(planner).toContainText('There is no price yet for Monday 1 January 9990.');
});

test('clearing the dates leaves the focus at their button', { tag: '@nightly' }, async ({ page }) => {
  await openLetting(page);
  await page.locator('[data-stay] button').first().click();
  const planner = plannerOf(page);
  const dates = planner.getByRole('button', { name: 'Check-in' });
  await dates.click();
  await planner.getByRole('button', { name: 'Clear dates' }).press('Enter');
  await expect(planner).toContainText('Choose the day of your arrival.');
  await expect(dates).toBeFocused();
});

test('the button below the planner leads to the calendar above it', { tag: '@nightly' }, async ({ page }) => {
  await openLetting(page);
  await resizeWindow(page, { width: 320, height: 256 });
  const planner = plannerOf(page);
  const choose = planner.getByRole('button', { name: 'Choose dates' });
  const dates = planner.getByRole('button', { name: 'Check-in' });
  // Again while it is open: the button is not without effect then.
  for (const isOpen of ['false', 'true']) {
    await expect(dates).toHaveAttribute('aria-expanded', isOpen);
    await choose.press('Enter');
    await expect(planner.getByRole('grid')).toBeVisible();
    await expect(dates).toBeFocused();
    await expect(dates).toHaveAttribute('aria-expanded', 'true');
    await expect(dates).toBeInViewport();
  }
});

test('the total that the page keeps in sight follows the currency', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('currency', 'USD'));
  const { free } = await openLetting(page);
  await page.locator('[data-stay] button').first().click();
  await expect(page.locator('[data-stay-total]')).toContainText(
    new RegExp(`\\d \\(${formatEuros(free[0]?.totalCents ?? 0)}\\)`),
  );
});

test.describe('when the code of the calendar does not arrive', () => {
  test.use({ toleratedErrors: [/net::ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('the planner stays, says so and loads again with what was chosen', { tag: '@nightly' }, async ({ page }) => {
    await page.route(/DateRangePicker/, (route) => route.abort());
    const { free } = await openLetting(page);
    await page.locator('[data-stay] button').first().click();
    const planner = plannerOf(page);
    const total = formatEuros(free[0]?.totalCents ?? 0);
    await expect(totalOf(planner)).toHaveText(total);
    const dates = planner.getByRole('button', { name: 'Check-in' });
    await dates.click();
    await expect(planner.getByRole('alert')).toContainText('The calendar did not load.');
    await expect(dates).toHaveAttribute('aria-expanded', 'false');
    await expect(totalOf(planner)).toHaveText(total);
    await page.unrouteAll();
    await planner.getByRole('button', { name: 'Load it again' }).click();
    await expect(planner.getByRole('alert')).toHaveCount(0);
    await expect(totalOf(planner)).toHaveText(total);
    await dates.click();
    await expect(planner.getByRole('grid')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prices by season and free dates are readable, and nothing offers what needs it', async ({ page }) => {
    const { stay } = await openLetting(page);
    const dates = page.getByRole('region', { name: 'Dates and prices' });
    await expect(dates.getByRole('heading', { name: 'Prices by season' })).toBeVisible();
    await expect(dates).toContainText(`from ${stay.seasons[0]?.minimumNights} nights`);
    await expect(dates.locator('[data-stay]').first()).toBeVisible();
    await expect(dates.getByRole('button')).toHaveCount(0);
  });
});

test(
  'the planner has no fault that axe finds, with its calendar and a quote',
  { tag: '@nightly' },
  async ({ page }) => {
    await openLetting(page);
    await page.locator('[data-stay] button').first().click();
    await plannerOf(page).getByRole('button', { name: 'Check-in' }).click();
    await expect(plannerOf(page).getByRole('grid')).toBeVisible();
    expect(await axeFindingsAtWidths(page, [390, 1440], '#dates')).toEqual([]);
  },
);
