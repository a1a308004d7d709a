import type { Locator, Page } from '@playwright/test';
import { ALPHABET } from '#domain/core/alphabet.ts';
import { bookingFixture, holdFixture } from '#domain/stay/stay-fixture.ts';
import { addDays } from '#domain/stay/nights.ts';
import { describeDates } from '#admin/features/calendar/describe-range.ts';
import { openContentFixture } from '#support/content/fixture.ts';
import { openPropertyFixture } from '#support/content/property-fixture.ts';
import { cellOf, enter, expect, nextMonth, test, today } from './calendar-fixtures.ts';
import { screenFaults } from './screen-faults.ts';

test.use({ reducedMotion: 'no-preference' });

// The browser logs the error response of the faster colleague.
test.use({ toleratedErrors: [/status of 409/], viewport: { width: 1440, height: 900 } });

const RANGE = { from: nextMonth(10), to: nextMonth(14) };
const DATES = describeDates(RANGE, 'night');

/** Words that only the properties of a test have in their place. */
const placeOfTest = (): string => `Praia ${crypto.randomUUID().slice(0, 8)}`;

/** The row of a property. */
function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) });
}

/** Where a day is on the screen, in the track of a property. */
async function pointOf(page: Page, title: string, day: string): Promise<{ x: number; y: number }> {
  const track = rowOf(page, title).locator('[data-property]');
  await page.getByLabel('Go to').fill(addDays(day, -2));
  return track.evaluate((element, days) => {
    const { left, top, width } = element.getBoundingClientRect();
    return { x: left + ((days.index + 0.5) * width) / days.count, y: top + 20 };
  }, daysUntil(day));
}

/** The index of a day in the timeline, and the number of its days. */
function daysUntil(day: string): { index: number; count: number } {
  const first = new Date(`${today().slice(0, 7)}-01T00:00:00Z`);
  const end = new Date(first);
  end.setUTCMonth(end.getUTCMonth() + 24);
  const days = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 86_400_000);
  return { index: days(first, new Date(`${day}T00:00:00Z`)), count: days(first, end) };
}

test('nights of a property are chosen, booked and made free by keyboard', async ({
  page,
  account,
  properties,
  calendars,
}) => {
  const location = placeOfTest();
  const [one, two] = [await properties.create({ location }), await properties.create({ location })];
  const [upper = one, lower = two] = [one, two].sort((a, b) => ALPHABET.compare(a.title, b.title));
  await Promise.all([calendars.store(upper.id), calendars.store(lower.id)]);
  await enter(page, `/admin/calendars?q=${location}`, await account('editor'));
  const grid = page.getByRole('grid', { name: 'Calendars of all properties' });
  await expect(grid.getByRole('rowheader')).toHaveCount(2);
  await cellOf(page, today()).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, lower.title).getByRole('gridcell')).toBeFocused();
  const target = page.getByRole('gridcell').and(page.locator(':focus'));
  await page.getByLabel('Go to').fill(nextMonth(10));
  await cellOf(page, today()).focus();
  await page.keyboard.press('PageDown');
  // By months, and from there by days.
  for (;;) {
    const night = (await target.getAttribute('data-night')) ?? '';
    if (night === nextMonth(10)) break;
    await page.keyboard.press(night < nextMonth(10) ? 'ArrowRight' : 'ArrowLeft');
    await expect(target).not.toHaveAttribute('data-night', night);
  }
  for (let night = 0; night < 3; night += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveText(
    `${lower.title}, 4 nights, ${DATES}, €400 by the prices`,
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveText('No nights chosen.');
  await expect(target).toHaveAttribute('data-night', nextMonth(13));
  for (let night = 0; night < 3; night += 1) await page.keyboard.press('Shift+ArrowLeft');
  await expect(page.getByText(`4 nights, ${DATES}`, { exact: true })).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByLabel('Note for staff').fill('A family of six');
  await page.keyboard.press('Enter');
  const entry = rowOf(page, lower.title).getByRole('gridcell', { name: `Booked, ${DATES}` });
  await expect(entry).toHaveText('Booked · A family of six');
  await expect(cellOf(page, nextMonth(10))).toBeFocused();
  await expect(page.getByText(/^4 nights · Booked by Test editor on /)).toBeVisible();
  expect((await calendars.read(lower.id)).occupancies).toMatchObject([{ kind: 'booking', ...RANGE }]);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Make free again: ${DATES}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Make free' }).press('Enter');
  await expect(entry).toHaveCount(0);
  await expect(cellOf(page, nextMonth(10))).toBeFocused();
  expect((await calendars.read(lower.id)).occupancies).toEqual([]);
});

test(
  'nights are chosen by dragging along a row, and blocked',
  { tag: '@nightly' },
  async ({ page, account, properties, calendars }) => {
    const location = placeOfTest();
    const { id, title } = await properties.create({ location });
    await calendars.store(id, { occupancies: [holdFixture(nextMonth(16), nextMonth(18), '2099-01-01T00:00:00.000Z')] });
    await enter(page, `/admin/calendars?q=${location}`, await account('editor'));
    await expect(rowOf(page, title)).toBeVisible();
    const first = await pointOf(page, title, nextMonth(13));
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    const last = await pointOf(page, title, nextMonth(13)).then(({ x, y }) => ({ x: x - 3 * 28, y }));
    await page.mouse.move(last.x, last.y, { steps: 4 });
    await page.mouse.up();
    await expect(page.getByText(`4 nights, ${DATES}`, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByLabel('Reason').selectOption({ label: 'Works' });
    await page.getByRole('button', { name: 'Block these nights' }).click();
    await expect(rowOf(page, title).getByRole('gridcell', { name: `Blocked, ${DATES}` })).toBeVisible();
    expect((await calendars.read(id)).occupancies).toMatchObject([{ kind: 'hold' }, { kind: 'block', ...RANGE }]);

    await rowOf(page, title)
      .getByRole('gridcell', { name: /^On hold, / })
      .click();
    await expect(page.getByText(/Ends by itself on /)).toBeVisible();
  },
);

test(
  'a colleague who was faster keeps the nights, and the stored calendar is shown',
  { tag: '@nightly' },
  async ({ page, account, properties, calendars }) => {
    const location = placeOfTest();
    const { id, title } = await properties.create({ location });
    await calendars.store(id);
    await enter(page, `/admin/calendars?q=${location}`, await account('editor'));
    await expect(rowOf(page, title)).toBeVisible();
    for (const day of [nextMonth(10), nextMonth(13)]) {
      const { x, y } = await pointOf(page, title, day);
      await page.mouse.click(x, y);
    }
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await calendars.store(id, { occupancies: [bookingFixture(nextMonth(12), nextMonth(15))] });
    await page.getByRole('button', { name: 'Book these nights' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Some of these nights have just been taken\./);
    const theirs = describeDates({ from: nextMonth(12), to: nextMonth(15) }, 'night');
    await expect(rowOf(page, title).getByRole('gridcell', { name: `Booked, ${theirs}` })).toBeVisible();
    await expect(page.getByText('3 nights · Since 1 January 2026')).toBeVisible();
    expect((await calendars.read(id)).occupancies).toHaveLength(1);
  },
);

test('search and filters are in the URL, and only properties that are free are shown', async ({
  page,
  account,
  properties,
  calendars,
}) => {
  const location = placeOfTest();
  const small = await properties.create({ location, people: 4 });
  const large = await properties.create({ location, people: 12 });
  const booked = await properties.create({ location, people: 12 });
  await calendars.store(booked.id, { occupancies: [bookingFixture(nextMonth(12), nextMonth(15))] });
  await properties.create({ location, archivedAt: new Date().toISOString() });
  await properties.create({ location, type: 'real_estate', salePrice: '€1,950,000' });
  await enter(page, '/admin/calendars', await account('editor'));
  await page.getByLabel('Search by name or place').fill(location);
  const names = page.getByRole('rowheader').getByRole('link');
  await expect(names).toHaveCount(3);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Free from').fill(RANGE.from);
  const unused = page.getByText('To see which lettings are free, choose both days');
  await expect(unused).toBeVisible();
  await page.getByLabel('Free until').fill(RANGE.to);
  await expect(names).toHaveCount(2);
  await expect(unused).toHaveCount(0);
  await page.getByLabel('Guests').selectOption({ label: 'At least 8' });
  await expect(names).toHaveText([large.title]);
  await page.reload();
  await expect(names).toHaveText([large.title]);
  expect(new URL(page.url()).searchParams.get('guests')).toBe('8');
  await page.getByLabel('Type').selectOption({ label: 'Event Venue' });
  await expect(page.getByText('No property matches this search.')).toBeVisible();
  const clear = page.getByRole('button', { name: 'Clear all filters' });
  await clear.press('Enter');
  await expect(clear).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  await page.getByLabel('Search by name or place').fill(small.title);
  await expect(names).toHaveText([small.title]);
  await names.click();
  await expect(page.getByRole('heading', { name: `Calendar: ${small.title}` })).toBeVisible();
  await page.getByRole('link', { name: 'All calendars' }).click();
  await expect(page.getByRole('heading', { name: 'Calendars', exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'the concierge presses the first and the last night, and books them',
    { tag: '@nightly' },
    async ({ page, account, properties, calendars }) => {
      const location = placeOfTest();
      const { id, title } = await properties.create({ location });
      await calendars.store(id);
      await enter(page, '/admin/inbox', await account('concierge'));
      await page.getByRole('button', { name: 'Open the menu' }).tap();
      await page.getByRole('link', { name: 'Calendars', exact: true }).tap();
      await page.getByLabel('Search by name or place').fill(location);
      await expect(page.getByRole('rowheader')).toHaveCount(1);
      for (const day of [nextMonth(10), nextMonth(13)]) {
        const { x, y } = await pointOf(page, title, day);
        await page.touchscreen.tap(x, y);
      }
      await expect(page.getByText(`4 nights, ${DATES}`, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Book', exact: true }).tap();
      await page.getByRole('button', { name: 'Book these nights' }).tap();
      await expect(rowOf(page, title).getByRole('gridcell', { name: `Booked, ${DATES}` })).toBeAttached();
      expect((await calendars.read(id)).occupancies).toMatchObject([{ kind: 'booking', ...RANGE }]);
    },
  );
});

test(
  'a property that a colleague restores is shown with its bookings',
  { tag: '@nightly' },
  async ({ page, account, properties, calendars }) => {
    const content = await openContentFixture();
    const location = placeOfTest();
    const other = await properties.create({ location });
    const { id, title, rev } = await openPropertyFixture(content).create({ location });
    await calendars.store(id, { occupancies: [bookingFixture(RANGE.from, RANGE.to)] });
    await content.call('POST', `/api/admin/properties/${id}/archive`, { rev });
    await enter(page, `/admin/calendars?q=${location}`, await account('editor'));
    await expect(page.getByRole('rowheader')).toHaveText([new RegExp(other.title)]);
    await page.getByLabel('Go to').fill(addDays(RANGE.from, -2));
    await content.call('POST', `/api/admin/properties/${id}/restore`, { rev: rev + 1 });
    await expect(rowOf(page, title)).toBeVisible({ timeout: 15_000 });
    await expect(rowOf(page, title).getByRole('gridcell', { name: /^Booked, / })).toBeVisible();
    await content.close();
  },
);

test(
  'axe finds nothing on the timeline with chosen nights',
  { tag: '@nightly' },
  async ({ page, account, properties, calendars }) => {
    const location = placeOfTest();
    const { id, title } = await properties.create({ location });
    await calendars.store(id, { seasons: [], occupancies: [bookingFixture(nextMonth(12), nextMonth(15))] });
    await enter(page, `/admin/calendars?q=${location}`, await account('editor'));
    await expect(rowOf(page, title)).toBeVisible();
    await cellOf(page, today()).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    expect(await screenFaults(page)).toEqual([]);
  },
);
