import { deleteApp } from 'firebase-admin/app';
import { FieldValue } from 'firebase-admin/firestore';
import { publicStaysApi } from '#domain/api/public-stays.ts';
import { dayFormat, forStay, stayDates } from '#domain/search/stay-text.ts';
import { PATHS, propertyPath } from '#domain/site/paths.ts';
import { listFreeStays } from '#domain/stay/free-stays.ts';
import { lisbonTime } from '#domain/core/lisbon-time.ts';
import { addDays, listStayNights } from '#domain/stay/nights.ts';
import { bookingFixture } from '#domain/stay/stay-fixture.ts';
import { refreshListedStays } from '#functions/features/stays/refresh-listed-stays.ts';
import { calendarPath } from '#functions/platform/firestore-paths.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { axeFindings } from '../axe-findings.ts';
import { expect, test } from '../fixtures.ts';
import { sampleProperty } from '../forms/form-fixtures.ts';
import { focusDay } from '../focus-day.ts';
import { filterPanel, panelButton } from './filter-panel.ts';
import { cards, expectCards, FROM, rentalsByName, serveStays, stayPanel, TO, WEEK } from './stay-fixtures.ts';

const STAY = { from: FROM, to: TO, guests: 2, isFlexible: false };

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('dates are chosen by keyboard: only what is free is listed, with its total, and can be sorted by it', async ({
    page,
  }) => {
    const [one = '', two = '', three = ''] = await serveStays(page);
    await page.goto(PATHS.rentals);
    await page.getByRole('button', { name: 'Dates and guests' }).press('Enter');
    const panel = stayPanel(page);
    await panel.locator('[data-day] button:not([tabindex="-1"])').focus();
    await focusDay(page, FROM);
    await page.keyboard.press('Enter');
    await expect(panel.getByText('Now choose the day of your departure.')).toBeVisible();
    await expect(panel.getByRole('button', { name: /^Show/ })).toBeDisabled();
    await focusDay(page, TO);
    await page.keyboard.press('Enter');
    expect(await axeFindings(page, 'dialog[open]')).toEqual([]);
    await panel.getByRole('button', { name: 'Show 3 properties' }).press('Enter');

    await expect(page).toHaveURL(`${PATHS.rentals}?${WEEK}`);
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'free' })).toHaveText(`3 free ${forStay(STAY)}`);
    await expectCards(page, [
      [one, '€2,100 for 7 nights'],
      [two, '€700 for 7 nights'],
      [three, '€1,400 for 7 nights'],
    ]);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Total');
    const byTotal = [
      [two, '€700'],
      [three, '€1,400'],
      [one, '€2,100'],
    ] as const;
    await expectCards(page, byTotal);
    await page.reload();
    await expectCards(page, byTotal);
    await expect(page).toHaveURL(`${PATHS.rentals}?${WEEK}&sort=total-asc`);
    await page.getByRole('button', { name: 'Ascending' }).click();
    await expectCards(page, byTotal.toReversed());
    await page.goBack();
    await expectCards(page, byTotal);
  });

  test('guests that are chosen without dates are a filter', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(PATHS.rentals);
    await page.getByRole('button', { name: 'Dates and guests' }).click();
    const panel = stayPanel(page);
    for (let guests = 2; guests < 8; guests += 1) await panel.getByRole('button', { name: 'More: Guests' }).click();
    await panel.getByRole('button', { name: /^Show \d+ propert/ }).click();
    await expect(page).toHaveURL(`${PATHS.rentals}?guests=8-`);
    await expect(page.getByRole('button', { name: 'Remove the filter 8 guests or more' })).toBeVisible();
  });

  test('totals follow the currency, on the map too', { tag: '@nightly' }, async ({ page }) => {
    const [one = ''] = await serveStays(page);
    await page.addInitScript(() => localStorage.setItem('currency', 'USD'));
    await page.goto(`${PATHS.rentals}?${WEEK}&view=map`);
    const list = page.getByRole('list', { name: 'Properties on the map' });
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list.getByRole('listitem').filter({ hasText: one })).toContainText('(€2,100) for 7 nights');
  });

  test(
    'a popup that was opened by keyboard does not take the focus from what is used next',
    { tag: '@nightly' },
    async ({ page }) => {
      await serveStays(page);
      await page.goto(`${PATHS.rentals}?${WEEK}&view=map`);
      await page.locator('.map-marker').first().press('Enter');
      const details = page.locator('.leaflet-popup').getByRole('link', { name: 'View Details' });
      await expect(details).toBeFocused();
      await page.getByRole('button', { name: 'Ascending' }).press('Enter');
      await expect(page).toHaveURL(/-desc&view=map$/);
      await expect(page.getByRole('button', { name: 'Descending' })).toBeFocused();
      await expect(details).toBeVisible();
    },
  );

  test('a search without dates loads neither prices nor their code', { tag: '@nightly' }, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(`${PATHS.rentals}?quick=ocean`);
    await expect(cards(page).first()).toBeVisible();
    const isForStays = (path: string) => /^\/api\/stays|rental-stays|load-stays|load-stay-panel|date-range/.test(path);
    expect(requested.filter(isForStays)).toEqual([]);
    await page.goto(`${PATHS.rentals}?${WEEK}`);
    await expect.poll(() => requested.filter(isForStays).length).toBe(3);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('flexible dates are chosen by touch, and each card says its own and takes them to its page', async ({
    page,
  }) => {
    const titles = await serveStays(page);
    const last = (await rentalsByName())[3];
    await page.goto(PATHS.rentals);
    await panelButton(page).tap();
    await filterPanel(page).getByRole('button', { name: 'Dates and guests' }).tap();
    const panel = stayPanel(page);
    const day = (date: string) => panel.locator(`[data-day="${date}"]:not([data-outside]) button`);
    const month = panel.getByRole('grid');
    for (const date of [FROM, TO]) {
      while ((await day(date).count()) === 0) {
        const shown = (await month.getAttribute('aria-label')) ?? '';
        await panel.getByRole('button', { name: /next month/i }).tap();
        // A tap becomes a click later: another one before that would pass the month.
        await expect(month).not.toHaveAttribute('aria-label', shown);
      }
      await day(date).tap();
    }
    await panel.getByRole('button', { name: 'Fewer: Guests' }).tap();
    await panel.getByRole('checkbox', { name: 'Flexible by 3 days' }).tap();
    await panel.getByRole('button', { name: 'Show 4 properties' }).tap();
    await expect(page).toHaveURL(PATHS.rentals);
    await expect(filterPanel(page).getByRole('button', { name: 'Dates and guests' })).toBeFocused();
    await filterPanel(page).getByRole('button', { name: 'Show 4 properties' }).tap();

    await expect(page).toHaveURL(`${PATHS.rentals}?check-in=${FROM}&check-out=${TO}&adults=1&flexible=3`);
    await expect(cards(page)).toHaveCount(4);
    const card = cards(page).filter({ hasText: titles[3] ?? '' });
    await expect(card).toContainText('€350 for 7 nights');
    // Free from the third day on; around New Year the text names the year of the arrival.
    const [from, to] = [addDays(FROM, 2), addDays(TO, 2)];
    await expect(card).toContainText(stayDates({ from, to }, dayFormat({ weekday: 'short' })));
    const own = `check-in=${from}&check-out=${to}&adults=1`;
    await expect(card.getByRole('link')).toHaveAttribute('href', `${propertyPath(last?.slug ?? '')}?${own}`);
    await page.getByRole('button', { name: /^Remove the filter/ }).tap();
    await expect(page).toHaveURL(PATHS.rentals);
  });

  test('dates on which nothing is free say so, and a flexible search helps', { tag: '@nightly' }, async ({ page }) => {
    const titles = await serveStays(page);
    await page.goto(`${PATHS.rentals}?${WEEK}&q=${encodeURIComponent(titles[3] ?? '')}`);
    await expect(page.getByText(`No property that matches your filters is free ${forStay(STAY)}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Other dates' }).tap();
    await stayPanel(page).getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Flexible by 3 days' }).tap();
    await expect(page.getByRole('region', { name: 'Results' })).toBeFocused();
    await expectCards(page, [[titles[3] ?? '', '€350 for 7 nights']]);
  });
});

test.describe('when prices cannot be had', () => {
  // The browser logs failed requests.
  test.use({ toleratedErrors: [/Failed to load resource/] });

  test('nothing is shown as free, and trying again shows them', { tag: '@nightly' }, async ({ page }) => {
    await serveStays(page);
    await page.route('**/api/stays/rental', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto(`${PATHS.rentals}?${WEEK}`);
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveText(
      'We cannot show prices for these dates just now.',
    );
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(3);
  });
});

test('nights that somebody books are gone after a reload', { tag: '@nightly' }, async ({ page }) => {
  // Not the one whose calendar other tests change (requested-stay.spec.ts).
  const { id } = await sampleProperty('rental', ({ bookingLink, people }) => bookingLink === null && people > 3);
  const rental = (await rentalsByName()).findLast((one) => one.id !== id);
  const answer = await page.request.get(`/api/properties/${rental?.id ?? ''}/stay`);
  const { stay } = publicStaysApi['GET /api/properties/{id}/stay'].response.parse(await answer.json());
  const today = lisbonTime(new Date()).date;
  const days = listStayNights({ from: today, to: addDays(today, 400) });
  const free = stay && rental && listFreeStays(stay, rental.people, days, 12).at(-1);
  if (!free) throw new Error('The sample has a second rental with free dates.');
  const app = openAdminApp(readEmulatorEnvironment());
  const firestore = openAdminFirestore(app);
  const calendar = firestore.doc(calendarPath(rental.id));
  const booking = bookingFixture(free.from, free.to);
  const card = cards(page).filter({ hasText: rental.title });
  await page.goto(`${PATHS.rentals}?check-in=${free.from}&check-out=${free.to}&adults=2&sort=total-asc`);
  await expect(card).toContainText('nights');
  await calendar.update({ occupancies: FieldValue.arrayUnion(booking) });
  try {
    await refreshListedStays(firestore, new Date());
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: 'free' })).toBeVisible();
    await expect(card).toHaveCount(0);
  } finally {
    await calendar.update({ occupancies: FieldValue.arrayRemove(booking) });
    await refreshListedStays(firestore, new Date());
    await deleteApp(app);
  }
});
