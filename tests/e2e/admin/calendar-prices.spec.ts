import { formatDay } from '#domain/core/format-date.ts';
import { addDays } from '#domain/stay/nights.ts';
import { bookingFixture } from '#domain/stay/stay-fixture.ts';
import { describeNights } from '#admin/features/calendar/describe-range.ts';
import { cellOf, enter, expect, nextMonth, test, today, YEARS } from './calendar-fixtures.ts';

// The browser logs the error responses that these tests cause.
test.use({ toleratedErrors: [/status of 409/] });

test('two editors of one season choose whose price is kept, and other changes are no conflict', async ({
  page,
  openCalendar,
}) => {
  const { section, store, read } = await openCalendar();
  const sheet = page.getByRole('dialog', { name: 'Edit season' });
  const edit = section.getByRole('button', { name: 'Edit Two years' });
  await edit.click();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await edit.click();
  await sheet.getByLabel('Price, €').fill('240');
  // A booking in the meantime changes the revision, but nothing that this form shows.
  await store({ occupancies: [bookingFixture(nextMonth(20), nextMonth(22))] });
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
  await expect(section.getByText('€240 a night')).toBeVisible();
  await expect(edit).toBeFocused();
  await expect(cellOf(page, nextMonth(20))).toHaveAccessibleName(/€240, booked$/);

  await edit.click();
  await sheet.getByLabel('Price, €').fill('260');
  await store({ seasons: [{ ...YEARS, price: 300, minimumNights: 5 }] });
  await sheet.getByRole('button', { name: 'Save' }).click();
  const conflict = sheet.getByRole('alert').filter({ hasText: 'Someone else saved this' });
  await expect(conflict).toContainText('Minimum nights');
  await conflict.getByRole('radio', { name: /Saved in the meantime.*300/ }).check();
  await conflict.getByRole('button', { name: 'Save with these choices' }).click();
  await expect(sheet).toBeHidden();
  await expect(section.getByText('€300 a night')).toBeVisible();
  expect((await read()).seasons).toMatchObject([{ price: 300, minimumNights: 5 }]);
});

test('nights without a price are named, and a season closes the gap', async ({ page, openCalendar }) => {
  const [from, to] = [addDays(today(), 100), addDays(today(), 160)];
  const later = { ...YEARS, id: crypto.randomUUID(), name: 'Later', from: to };
  const { section, read } = await openCalendar({ calendar: { seasons: [later, { ...YEARS, to: from }] } });
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
  await expect(section.getByRole('button', { name: 'Add a season', exact: true })).toBeFocused();
  expect((await read()).seasons.find(({ name }) => name === 'Between')).toMatchObject({ from, to });

  await section.getByRole('button', { name: 'Remove Between' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(section.getByText(`No price from ${dates}`)).toBeVisible();
  await expect(section.getByRole('button', { name: 'Remove Later' })).toBeFocused();
});

test(
  'the seasons of the latest year are copied to the next one, and fees are kept',
  { tag: '@nightly' },
  async ({ page, openCalendar }) => {
    const year = Number(today().slice(0, 4));
    const { section, read } = await openCalendar({
      calendar: { seasons: [{ ...YEARS, name: `All ${year}`, from: `${year}-01-01`, to: `${year + 1}-01-01` }] },
    });
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
    await sheet.getByRole('checkbox', { name: 'Pets are allowed' }).check();
    await sheet.getByLabel('Each pet and stay, €').fill('-1');
    await sheet.getByRole('checkbox', { name: 'Pets are allowed' }).uncheck();
    await sheet.getByLabel('Tourist tax').selectOption({ label: 'Lisbon' });
    await expect(sheet.getByText('€4 a guest and night, from 13 years of age, at most 7 nights')).toBeVisible();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet).toBeHidden();
    await expect(section.getByText('€40 a night from guest 7')).toBeVisible();
    expect((await read()).fees).toMatchObject({ cleaning: 350, servicePerCent: 2.5, municipality: 'lisboa' });
  },
);

test(
  "the first season begins with the price on the property's page, or with an empty field",
  { tag: '@nightly' },
  async ({ page, account, properties }) => {
    const priced = await properties.create({ price: '€9,800 per week' });
    const unpriced = await properties.create({ price: 'Price on request' });
    await enter(page, `/admin/edit-property/${priced.id}`, await account('editor'));
    const sheet = page.getByRole('dialog', { name: 'New season' });
    await page.getByRole('button', { name: 'Add a season', exact: true }).click();
    await expect(sheet.getByLabel('Price, €')).toHaveValue('9800');
    await expect(sheet.getByLabel('For', { exact: true })).toHaveValue('week');

    await page.goto(`/admin/edit-property/${unpriced.id}`);
    await page.getByRole('button', { name: 'Add a season', exact: true }).click();
    await expect(sheet.getByLabel('Price, €')).toHaveValue('');
    await sheet.getByLabel('Name').fill('All year');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByLabel('Price, €')).toHaveAttribute('aria-invalid', 'true');
  },
);
