import { formatStay } from '#domain/core/format-date.ts';
import { OCCUPANCIES_MAX } from '#domain/stay/limits.ts';
import { addDays } from '#domain/stay/nights.ts';
import { bookingFixture } from '#domain/stay/stay-fixture.ts';
import { describeDates } from '#admin/features/calendar/describe-range.ts';
import { addMonths, monthOf } from '#admin/features/calendar/month-grid.ts';
import { cellOf, expect, nextMonth, test, today } from './calendar-fixtures.ts';
import { screenFaults } from './screen-faults.ts';

// The browser logs the error responses that these tests cause.
test.use({ toleratedErrors: [/status of 4(?:00|09)|net::ERR_FAILED/] });

const RANGE = { from: nextMonth(10), to: nextMonth(14) };
const DATES = describeDates(RANGE, 'night');

test('nights are chosen, blocked and made free by keyboard, and the audit log names it', async ({
  page,
  openCalendar,
}) => {
  const { title, section, read } = await openCalendar({ role: 'admin' });
  await cellOf(page, nextMonth(10)).focus();
  for (let night = 0; night < 3; night += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(section.getByRole('status').filter({ hasText: /./ }).first()).toHaveText(
    `4 nights, ${DATES}, €400 by the prices`,
  );
  await expect(section.getByRole('gridcell', { selected: true })).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(section.getByRole('gridcell', { selected: true })).toHaveCount(0);
  for (let night = 0; night < 3; night += 1) await page.keyboard.press('Shift+ArrowLeft');

  await section.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  await expect(section.getByLabel('Reason')).toBeFocused();
  await section.getByLabel('Reason').selectOption({ label: 'Works' });
  await section.getByLabel('Note for staff').fill('New pump for the pool');
  await page.keyboard.press('Enter');
  await expect(cellOf(page, nextMonth(12))).toHaveAccessibleName(/€100, blocked$/);
  await expect(cellOf(page, nextMonth(14))).toHaveAccessibleName(/€100, free$/);
  await expect(cellOf(page, nextMonth(10))).toBeFocused();
  await expect(section.getByText(`Blocked, ${DATES}`)).toBeVisible();
  await expect(section.getByText('New pump for the pool')).toBeVisible();
  await expect(section.getByText(/^Works · 4 nights · Blocked by Test admin on \d+ \w+ \d{4}$/)).toBeVisible();
  expect((await read()).occupancies).toMatchObject([{ kind: 'block', reason: 'works', ...RANGE }]);

  await section.getByRole('button', { name: `Make free again: ${DATES}` }).press('Enter');
  const question = page.getByRole('dialog', { name: `Make ${DATES} free again?` });
  await question.getByRole('button', { name: 'Make free' }).press('Enter');
  await expect(cellOf(page, nextMonth(12))).toHaveAccessibleName(/free$/);
  expect((await read()).occupancies).toEqual([]);

  await page.goto('/admin/audit');
  const dates = formatStay(RANGE.from, RANGE.to);
  await expect(page.getByText(`blocked ${dates} at ${title}`)).toBeVisible();
  await expect(page.getByText(`made ${dates} free again at ${title}`)).toBeVisible();
});

test(
  'before nights of an enquiry are made free, the question says that its guest gets no email',
  { tag: '@nightly' },
  async ({ page, openCalendar }) => {
    const own = bookingFixture(nextMonth(16), nextMonth(18));
    const asked = bookingFixture(RANGE.from, RANGE.to, crypto.randomUUID());
    const { section } = await openCalendar({ calendar: { occupancies: [own, asked] } });
    const question = page.getByRole('dialog');
    await cellOf(page, nextMonth(10)).click();
    await section.getByRole('button', { name: /^Make free again/ }).click();
    await expect(question).toContainText('The enquiry that has these nights is released. The guest gets no email');
    await page.keyboard.press('Escape');
    await cellOf(page, nextMonth(16)).click();
    await section.getByRole('button', { name: /^Make free again/ }).click();
    await expect(question).toContainText('Anybody may book these nights then.');
    await expect(question).not.toContainText('email');
  },
);

test(
  'the keys move by days, weeks and months, and the months follow',
  { tag: '@nightly' },
  async ({ page, openCalendar }) => {
    await openCalendar();
    await cellOf(page, nextMonth(10)).focus();
    await page.keyboard.press('ArrowDown');
    await expect(cellOf(page, nextMonth(17))).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(cellOf(page, nextMonth(16))).toBeFocused();
    await expect(page.getByRole('grid')).toHaveCount(2);
    for (let month = 0; month < 3; month += 1) await page.keyboard.press('PageDown');
    await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveAccessibleName(/^\w+ 16 /);
    await expect(cellOf(page, nextMonth(16))).toHaveCount(0);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(cellOf(page, today())).toHaveAttribute('aria-current', 'date');
  },
);

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('nights are chosen by dragging over them, and booked', async ({ page, openCalendar }) => {
    const { section, read } = await openCalendar();
    await page.getByRole('link', { name: 'Calendar and prices' }).click();
    await cellOf(page, nextMonth(13)).hover();
    await page.mouse.down();
    await cellOf(page, nextMonth(11)).hover();
    await cellOf(page, nextMonth(10)).hover();
    await page.mouse.up();
    await expect(section.getByText(`4 nights, ${DATES}`, { exact: true })).toBeVisible();
    expect(await screenFaults(page, '#calendar')).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await section.getByRole('button', { name: 'Book', exact: true }).click();
    await section.getByRole('button', { name: 'Book these nights' }).click();
    await expect(cellOf(page, nextMonth(13))).toHaveAccessibleName(/booked$/);
    expect((await read()).occupancies).toMatchObject([{ kind: 'booking', enquiryId: null, ...RANGE }]);
    expect(await screenFaults(page, '#calendar')).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'one month is shown, and nights are chosen by pressing the first and the last',
    { tag: '@nightly' },
    async ({ page, openCalendar }) => {
      const { section } = await openCalendar();
      await expect(page.getByRole('grid')).toHaveCount(1);
      // Unlike `nextMonth`, always the month after the one that is shown.
      const month = addMonths(monthOf(today()), 1);
      const dates = describeDates({ from: `${month}-10`, to: `${month}-14` }, 'night');
      await page.getByRole('button', { name: 'Next month' }).tap();
      await cellOf(page, `${month}-10`).tap();
      await cellOf(page, `${month}-13`).tap();
      await expect(section.getByText(`4 nights, ${dates}`, { exact: true })).toBeVisible();
      const small = await section
        .getByRole('button')
        .or(section.locator('[data-night]'))
        .evaluateAll((all) =>
          all
            .map((control) => ({
              name: control.ariaLabel ?? control.textContent,
              ...control.getBoundingClientRect().toJSON(),
            }))
            .filter(({ width, height }) => height < 40 || width < 40)
            .map(({ name }) => String(name)),
        );
      expect(small).toEqual([]);
      await section.getByRole('button', { name: 'Book', exact: true }).tap();
      await section.getByRole('button', { name: 'Book these nights' }).tap();
      await expect(cellOf(page, `${month}-10`)).toHaveAccessibleName(/booked$/);
      await cellOf(page, `${month}-12`).tap();
      await expect(section.getByText(`Booked, ${dates}`)).toBeVisible();
    },
  );
});

test('a colleague who was faster keeps the nights, and the stored calendar is shown', async ({
  page,
  openCalendar,
}) => {
  const { section, store, read } = await openCalendar();
  await cellOf(page, nextMonth(10)).click();
  await cellOf(page, nextMonth(13)).click();
  await section.getByRole('button', { name: 'Book', exact: true }).click();
  await store({ occupancies: [bookingFixture(nextMonth(12), nextMonth(15))] });
  await section.getByRole('button', { name: 'Book these nights' }).click();
  await expect(section.getByRole('alert')).toHaveText(/^Some of these nights have just been taken\./);
  await expect(cellOf(page, nextMonth(14))).toHaveAccessibleName(/booked$/);
  await expect(cellOf(page, nextMonth(11))).toHaveAccessibleName(/free$/);
  await expect(
    section.getByText(`Booked, ${describeDates({ from: nextMonth(12), to: nextMonth(15) }, 'night')}`),
  ).toBeVisible();
  // Made by an account that does not exist.
  await expect(section.getByText('3 nights · Since 1 January 2026')).toBeVisible();
  expect((await read()).occupancies).toHaveLength(1);

  // The message was about the nights before.
  await cellOf(page, nextMonth(20)).click();
  await expect(section.getByRole('alert')).toHaveCount(0);
});

test(
  'nights are booked once when the response is lost and the editor presses again',
  { tag: '@nightly' },
  async ({ page, openCalendar }) => {
    const { section, read } = await openCalendar();
    await cellOf(page, nextMonth(10)).click();
    await cellOf(page, nextMonth(13)).click();
    await section.getByRole('button', { name: 'Book', exact: true }).click();
    await page.route(
      '**/api/admin/calendars/*/occupancies',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await section.getByRole('button', { name: 'Book these nights' }).click();
    await expect(section.getByRole('alert')).toHaveText('The server did not respond.');
    await section.getByRole('button', { name: 'Book these nights' }).click();
    await expect(cellOf(page, nextMonth(12))).toHaveAccessibleName(/booked$/);
    await expect(section.getByRole('alert')).toHaveCount(0);
    expect((await read()).occupancies).toHaveLength(1);
  },
);

test('a full calendar says so when nights are booked', { tag: '@nightly' }, async ({ page, openCalendar }) => {
  const first = addDays(today(), 100);
  const days = Array.from({ length: OCCUPANCIES_MAX }, (_, index) => addDays(first, index));
  const { section } = await openCalendar({
    calendar: { occupancies: days.map((day) => bookingFixture(day, addDays(day, 1))) },
  });
  await cellOf(page, nextMonth(10)).click();
  await section.getByRole('button', { name: 'Book', exact: true }).click();
  await section.getByRole('button', { name: 'Book these nights' }).click();
  await expect(section.getByRole('alert')).toHaveText(/^This calendar is full: it has 400 entries\./);
});
