import { formatDay, formatStay } from '#domain/core/format-date.ts';
import { addDays } from '#domain/stay/nights.ts';
import { bookingFixture } from '#domain/stay/stay-fixture.ts';
import { describeDates, describeNights } from '#admin/features/calendar/describe-range.ts';
import { cellOf, enter, expect, nextMonth, test, TODAY, YEARS } from './calendar-fixtures.ts';
import { screenFaults } from './screen-faults.ts';

// The browser logs the error responses that these tests cause.
test.use({ toleratedErrors: [/status of 409|net::ERR_FAILED/] });

const RANGE = { from: nextMonth(10), to: nextMonth(14) };
const DATES = describeDates(RANGE, 'night');

test('nights are chosen, blocked and made free by keyboard, and the audit log names it', async ({
  page,
  account,
  properties,
  calendars,
}) => {
  const { id, title } = await properties.create();
  await calendars.store(id);
  await enter(page, `/admin/edit-property/${id}`, await account('admin'));
  await cellOf(page, nextMonth(10)).focus();
  for (let night = 0; night < 3; night += 1) await page.keyboard.press('Shift+ArrowRight');
  const section = page.getByRole('region', { name: 'Calendar and prices' });
  await expect(section.getByRole('status').first()).toHaveText(`4 nights, ${DATES}, €400 by the prices`);
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
  expect((await calendars.read(id)).occupancies).toMatchObject([{ kind: 'block', reason: 'works', ...RANGE }]);

  await section.getByRole('button', { name: `Make free again: ${DATES}` }).press('Enter');
  const question = page.getByRole('dialog', { name: `Make ${DATES} free again?` });
  await question.getByRole('button', { name: 'Make free' }).press('Enter');
  await expect(cellOf(page, nextMonth(12))).toHaveAccessibleName(/free$/);
  expect((await calendars.read(id)).occupancies).toEqual([]);

  await page.goto('/admin/audit');
  const dates = formatStay(RANGE.from, RANGE.to);
  await expect(page.getByText(`blocked ${dates} at ${title}`)).toBeVisible();
  await expect(page.getByText(`made ${dates} free again at ${title}`)).toBeVisible();
});

test('the keys move by days, weeks and months, and the months follow', async ({
  page,
  account,
  properties,
  calendars,
}) => {
  const { id } = await properties.create();
  await calendars.store(id);
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
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
  await expect(cellOf(page, TODAY)).toHaveAttribute('aria-current', 'date');
});

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('nights are chosen by dragging over them, and booked', async ({ page, account, properties, calendars }) => {
    const { id } = await properties.create();
    await calendars.store(id);
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    await page.getByRole('link', { name: 'Calendar and prices' }).click();
    await cellOf(page, nextMonth(13)).hover();
    await page.mouse.down();
    await cellOf(page, nextMonth(11)).hover();
    await cellOf(page, nextMonth(10)).hover();
    await page.mouse.up();
    const section = page.getByRole('region', { name: 'Calendar and prices' });
    await expect(section.getByText(`4 nights, ${DATES}`, { exact: true })).toBeVisible();
    expect(await screenFaults(page, '#calendar')).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await section.getByRole('button', { name: 'Book', exact: true }).click();
    await section.getByRole('button', { name: 'Book these nights' }).click();
    await expect(cellOf(page, nextMonth(13))).toHaveAccessibleName(/booked$/);
    expect((await calendars.read(id)).occupancies).toMatchObject([{ kind: 'booking', enquiryId: null, ...RANGE }]);
    expect(await screenFaults(page, '#calendar')).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('one month is shown, and nights are chosen by pressing the first and the last', async ({
    page,
    account,
    properties,
    calendars,
  }) => {
    const { id } = await properties.create();
    await calendars.store(id);
    await enter(page, `/admin/edit-property/${id}`, await account('editor'));
    await expect(page.getByRole('grid')).toHaveCount(1);
    await page.getByRole('button', { name: 'Next month' }).tap();
    await cellOf(page, nextMonth(10)).tap();
    await cellOf(page, nextMonth(13)).tap();
    const section = page.getByRole('region', { name: 'Calendar and prices' });
    await expect(section.getByText(`4 nights, ${DATES}`, { exact: true })).toBeVisible();
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
    await expect(cellOf(page, nextMonth(10))).toHaveAccessibleName(/booked$/);
    await cellOf(page, nextMonth(12)).tap();
    await expect(section.getByText(`Booked, ${DATES}`)).toBeVisible();
  });
});

test('a colleague who was faster keeps the nights, and the stored calendar is shown', async ({
  page,
  account,
  properties,
  calendars,
}) => {
  const { id } = await properties.create();
  await calendars.store(id);
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  await cellOf(page, nextMonth(10)).click();
  await cellOf(page, nextMonth(13)).click();
  const section = page.getByRole('region', { name: 'Calendar and prices' });
  await section.getByRole('button', { name: 'Book', exact: true }).click();
  await calendars.store(id, { occupancies: [bookingFixture(nextMonth(12), nextMonth(15))] });
  await section.getByRole('button', { name: 'Book these nights' }).click();
  await expect(section.getByRole('alert')).toHaveText(/^A colleague has just taken some of these nights\./);
  await expect(cellOf(page, nextMonth(14))).toHaveAccessibleName(/booked$/);
  await expect(cellOf(page, nextMonth(11))).toHaveAccessibleName(/free$/);
  await expect(
    section.getByText(`Booked, ${describeDates({ from: nextMonth(12), to: nextMonth(15) }, 'night')}`),
  ).toBeVisible();
  // Made by an account that does not exist.
  await expect(section.getByText('3 nights · Since 1 January 2026')).toBeVisible();
  expect((await calendars.read(id)).occupancies).toHaveLength(1);
});

test('nights are booked once when the response is lost and the editor presses again', async ({
  page,
  account,
  properties,
  calendars,
}) => {
  const { id } = await properties.create();
  await calendars.store(id);
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  await cellOf(page, nextMonth(10)).click();
  await cellOf(page, nextMonth(13)).click();
  const section = page.getByRole('region', { name: 'Calendar and prices' });
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
  expect((await calendars.read(id)).occupancies).toHaveLength(1);
});

test('two editors of one season choose whose price is kept, and other changes are no conflict', async ({
  page,
  account,
  properties,
  calendars,
}) => {
  const { id } = await properties.create();
  await calendars.store(id);
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  const section = page.getByRole('region', { name: 'Calendar and prices' });
  const sheet = page.getByRole('dialog', { name: 'Edit season' });
  await section.getByRole('button', { name: 'Edit Two years' }).click();
  await sheet.getByLabel('Price, €').fill('240');
  // A booking in the meantime changes the revision, but nothing that this form shows.
  await calendars.store(id, { occupancies: [bookingFixture(nextMonth(20), nextMonth(22))] });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(section.getByText('€240 a night')).toBeVisible();
  await expect(cellOf(page, nextMonth(20))).toHaveAccessibleName(/€240, booked$/);

  await section.getByRole('button', { name: 'Edit Two years' }).click();
  await sheet.getByLabel('Price, €').fill('260');
  await calendars.store(id, { seasons: [{ ...YEARS, price: 300, minimumNights: 5 }] });
  await sheet.getByRole('button', { name: 'Save' }).click();
  const conflict = sheet.getByRole('alert').filter({ hasText: 'Someone else saved this' });
  await expect(conflict).toContainText('Minimum nights');
  await conflict.getByRole('radio', { name: /Saved in the meantime.*300/ }).check();
  await conflict.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(sheet).toBeHidden();
  await expect(section.getByText('€300 a night')).toBeVisible();
  expect((await calendars.read(id)).seasons).toMatchObject([{ price: 300, minimumNights: 5 }]);
});

test('nights without a price are named, and a season closes the gap', async ({
  page,
  account,
  properties,
  calendars,
}) => {
  const { id } = await properties.create();
  const [from, to] = [addDays(TODAY, 100), addDays(TODAY, 160)];
  const later = { ...YEARS, id: crypto.randomUUID(), name: 'Later', from: to };
  await calendars.store(id, { seasons: [later, { ...YEARS, to: from }] });
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  const section = page.getByRole('region', { name: 'Calendar and prices' });
  const dates = describeNights({ from, to });
  await expect(section.getByText(`No price from ${dates}`)).toBeVisible();
  await section.getByRole('button', { name: `Add a season from ${dates}` }).click();
  const sheet = page.getByRole('dialog', { name: 'New season' });
  await sheet.getByLabel('Name').fill('Between');
  await sheet.getByLabel('Last night').fill(to);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('link', { name: /“Later” already has nights of this time/ })).toBeVisible();
  await sheet.getByLabel('Last night').fill(addDays(to, -1));
  await sheet.getByLabel('Price, €').fill('180');
  await sheet.getByLabel('Friday and Saturday, €').fill('210');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(section.getByText('Every night of the next 18 months has a price.')).toBeVisible();
  await expect(section.getByText('€180 a night, €210 on Friday and Saturday')).toBeVisible();
  expect((await calendars.read(id)).seasons.find(({ name }) => name === 'Between')).toMatchObject({ from, to });

  await section.getByRole('button', { name: 'Remove Between' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByText(`No price from ${dates}`)).toBeVisible();
});

test('the seasons of the latest year are copied to the next one, and fees are kept', async ({
  page,
  account,
  properties,
  calendars,
}) => {
  const { id } = await properties.create();
  const year = Number(TODAY.slice(0, 4));
  await calendars.store(id, {
    seasons: [{ ...YEARS, name: `All ${year}`, from: `${year}-01-01`, to: `${year + 1}-01-01` }],
  });
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  const section = page.getByRole('region', { name: 'Calendar and prices' });
  await expect(section.getByText(`No price from ${formatDay(`${year + 1}-01-01`)} on`)).toBeVisible();
  await section.getByRole('button', { name: 'Copy to next year' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(section.getByText(`All ${year + 1}`)).toBeVisible();

  await section.getByRole('button', { name: 'Edit fees' }).click();
  const sheet = page.getByRole('dialog', { name: 'Fees' });
  await sheet.getByLabel('Final cleaning, €').fill('350');
  await sheet.getByLabel('Service charge, %').fill('2.5');
  await sheet.getByLabel('Guests in the price').fill('6');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('link', { name: /please fill in both fields/ })).toBeVisible();
  await sheet.getByLabel('Each further guest, €').fill('40');
  await sheet.getByLabel('Tourist tax').selectOption({ label: 'Lisbon' });
  await expect(sheet.getByText('€4 a guest and night, from 13 years of age, at most 7 nights')).toBeVisible();
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(section.getByText('€40 a night from guest 7')).toBeVisible();
  expect((await calendars.read(id)).fees).toMatchObject({ cleaning: 350, servicePerCent: 2.5, municipality: 'lisboa' });
});

test('the concierge books nights on the screen of the calendar, and cannot change prices', async ({
  page,
  account,
  properties,
  calendars,
}) => {
  const { id, title } = await properties.create();
  await calendars.store(id);
  await enter(page, `/admin/dashboard?q=${title.split(' ')[1]}`, await account('concierge'));
  await page.getByRole('link', { name: `Calendar ${title}` }).click();
  await expect(page.getByRole('heading', { name: `Calendar: ${title}` })).toBeVisible();
  const section = page.getByRole('region', { name: 'Calendar and prices' });
  await expect(section.getByText('€100 a night')).toBeVisible();
  await expect(section.getByRole('button', { name: /season|next year|fees|Edit|Remove/ })).toHaveCount(0);
  await cellOf(page, nextMonth(10)).click();
  await section.getByRole('button', { name: 'Book', exact: true }).click();
  await section.getByRole('button', { name: 'Book these nights' }).click();
  await expect(cellOf(page, nextMonth(10))).toHaveAccessibleName(/booked$/);
  await expect(section.getByText(/^1 night · Booked by Test concierge on /)).toBeVisible();
});

test('a property for sale that is not let has no calendar', async ({ page, account, properties }) => {
  const { id, title } = await properties.create({ type: 'real_estate', salePrice: '€1,950,000' });
  await enter(page, `/admin/edit-property/${id}`, await account('editor'));
  await expect(page.getByRole('heading', { name: `Edit Property: ${title}` })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Calendar and prices' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Calendar and prices' })).toHaveCount(0);
});
