import type { Locator, Page } from '@playwright/test';
import { deleteApp } from 'firebase-admin/app';
import { FieldValue } from 'firebase-admin/firestore';
import { publicStaysApi } from '#domain/api/public-stays.ts';
import { formatWeekday } from '#domain/core/format-date.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import { propertyPath } from '#domain/site/paths.ts';
import { listFreeStays, usualGuests, type FreeStay } from '#domain/stay/free-stays.ts';
import { addDays, listStayNights, sliceNights, type StayNights } from '#domain/stay/nights.ts';
import type { PublicStay } from '#domain/stay/public-stay.ts';
import { quoteStay } from '#domain/stay/quote.ts';
import { formatEuros } from '#domain/stay/quote-text.ts';
import { bookingFixture } from '#domain/stay/stay-fixture.ts';
import { calendarPath } from '#functions/platform/firestore-paths.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { emailsTo, readStoredForms } from '#support/forms/stored.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';
import { focusDay } from '../focus-day.ts';
import { resizeWindow } from '../resize-window.ts';
import { expect, expectFaults, sampleProperty, test, THANKS } from './form-fixtures.ts';

/** A letting whose page has the planner, its calendar and the stays that can be had. */
interface Letting {
  property: PublishedProperty;
  stay: PublicStay;
  free: readonly FreeStay[];
  /** From today on. */
  days: StayNights;
}

/** The sample's letting by the night without a booking link; nothing else of the tests changes its calendar. */
async function openLetting(page: Page, query = ''): Promise<Letting> {
  const property = await sampleProperty('rental', ({ bookingLink, people }) => bookingLink === null && people > 3);
  const answer = await page.request.get(`/api/properties/${property.id}/stay`);
  const { stay } = publicStaysApi['GET /api/properties/{id}/stay'].response.parse(await answer.json());
  if (stay === null) throw new Error('The sample has a calendar for every letting.');
  const today = lisbonTime(new Date()).date;
  const days = listStayNights({ from: today, to: addDays(today, 400) });
  await page.goto(propertyPath(property.slug) + query);
  return { property, stay, days, free: listFreeStays(stay, property.people, days, 20) };
}

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

// A rejected request is an error in the browser's console.
test.use({ toleratedErrors: [/status of 400/] });

const plannerOf = (page: Page): Locator => page.locator('.stay-planner');
const totalOf = (within: Locator): Locator => within.locator('.quote-total dd');

test('dates are chosen by keyboard, and the request carries the quote that the page shows', async ({ page, email }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { property, free } = await openLetting(page);
  const wanted = free[2];
  if (wanted === undefined) throw new Error('The sample has free dates.');
  const planner = plannerOf(page);
  await planner.getByRole('button', { name: 'Check-in' }).focus();
  await page.keyboard.press('Enter');
  await expect(planner.getByRole('grid')).toBeVisible();
  await planner.locator('[data-day] button:not([tabindex="-1"])').focus();
  await focusDay(page, wanted.from);
  await page.keyboard.press('Enter');
  await expect(planner).toContainText('Now the day of your departure.');
  await focusDay(page, wanted.to);
  await page.keyboard.press('Enter');
  const total = formatEuros(wanted.totalCents);
  await expect(totalOf(planner)).toHaveText(total);
  await expect(planner).toContainText(formatWeekday(wanted.from));

  await planner.getByRole('button', { name: 'Request these dates' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Ana Teste');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await expect(dialog.getByLabel('Check-in')).toHaveValue(wanted.from);
  await expect(dialog.getByLabel('Check-out')).toHaveValue(wanted.to);
  await expect(dialog.getByLabel('Guests')).toHaveValue('2');
  await expect(totalOf(dialog)).toHaveText(total);
  await dialog.getByRole('button', { name: 'Request these dates' }).click();
  await expect(dialog.getByText(THANKS)).toBeVisible();
  const [stored] = await readStoredForms('enquiries', email);
  expect(stored?.enquiry).toMatchObject({
    ...{ propertyId: property.id, checkInDate: wanted.from, checkOutDate: wanted.to, guests: 2 },
    stay: { adults: 2, childAges: [], pets: 0, quote: { totalCents: wanted.totalCents } },
  });
  const [acknowledgement] = await emailsTo(email);
  expect(acknowledgement?.text).toContain(`Total: ${total}`);

  // The page still shows the stay: its button fills the form again, emptied by the request or changed by the visitor.
  for (let time = 1; time <= 2; time += 1) {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await planner.getByRole('button', { name: 'Request these dates' }).press('Enter');
    await expect(dialog.getByLabel('Check-out')).toHaveValue(wanted.to);
    await expect(dialog.getByLabel('Guests')).toHaveValue('2');
    await expect(totalOf(dialog)).toHaveText(total);
    await dialog.getByLabel('Check-out').fill(addDays(wanted.to, 1));
    await dialog.getByLabel('Guests').selectOption('1 guest');
    await expect(totalOf(dialog)).toHaveCount(0);
  }
});

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

test('a pet that is not taken any more can be left at home', { tag: '@nightly' }, async ({ page, email }) => {
  const { property, stay, free } = await openLetting(page);
  let fees: typeof stay.fees = { ...stay.fees, pet: 40 };
  await page.route(`**/api/properties/${property.id}/stay`, (route) =>
    route.fulfill({ json: { stay: { ...stay, fees } } }),
  );
  await openLetting(page, `?check-in=${free[0]?.from}&check-out=${free[0]?.to}`);
  const planner = plannerOf(page);
  await planner.getByRole('button', { name: 'More: Pets' }).click();
  await planner.getByRole('button', { name: 'Request these dates' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Ana Teste');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  fees = stay.fees;
  await dialog.getByRole('button', { name: 'Request these dates' }).click();
  await expect(planner).toContainText('Pets are not allowed here.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(planner.getByRole('button', { name: 'More: Pets' })).toBeDisabled();
  await planner.getByRole('button', { name: 'Fewer: Pets' }).click();
  await expect(totalOf(planner)).toHaveText(formatEuros(free[0]?.totalCents ?? 0));
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

test('somebody who was faster keeps the nights, and the page shows it', async ({ page, email }) => {
  const { property, free } = await openLetting(page);
  const wanted = free.at(-1);
  if (wanted === undefined) throw new Error('The sample has free dates.');
  await openLetting(page, `?check-in=${wanted.from}&check-out=${wanted.to}`);
  const planner = plannerOf(page);
  await planner.getByRole('button', { name: 'Request these dates' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').fill('Ana Teste');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  const app = openAdminApp(readEmulatorEnvironment());
  const calendar = openAdminFirestore(app).doc(calendarPath(property.id));
  const booking = bookingFixture(wanted.from, wanted.to);
  await calendar.update({ occupancies: FieldValue.arrayUnion(booking) });
  try {
    await dialog.getByRole('button', { name: 'Request these dates' }).click();
    await expectFaults(dialog, ['Somebody was faster: these nights have just been taken. Please choose other dates']);
    expect(await readStoredForms('enquiries', email)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(planner).toContainText('Some of these nights are not free.');
    await expect(planner.getByRole('button', { name: 'Choose other dates' })).toBeVisible();
  } finally {
    await calendar.update({ occupancies: FieldValue.arrayRemove(booking) });
    await deleteApp(app);
  }
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
