import { deleteApp } from 'firebase-admin/app';
import { FieldValue } from 'firebase-admin/firestore';
import { formatWeekday } from '#domain/core/format-date.ts';
import { addDays } from '#domain/stay/nights.ts';
import { formatEuros } from '#domain/stay/quote-text.ts';
import { bookingFixture } from '#domain/stay/stay-fixture.ts';
import { calendarPath } from '#functions/platform/firestore-paths.ts';
import { openAdminApp, openAdminFirestore } from '#support/emulators/admin-app.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { emailsTo, readStoredForms } from '#support/forms/stored.ts';
import { focusDay } from '../focus-day.ts';
import { expect, expectFaults, test, THANKS } from './form-fixtures.ts';
import { openLetting, plannerOf, totalOf } from './letting-fixtures.ts';

// A rejected request is an error in the browser's console.
test.use({ toleratedErrors: [/status of 400/] });

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
    await page.locator('[data-stay] button').first().click();
    await planner.getByRole('button', { name: 'Request these dates' }).click();
    await expect(dialog.getByLabel('Check-in')).not.toHaveValue(wanted.from);
    await expect(dialog).not.toContainText('Somebody was faster');
  } finally {
    await calendar.update({ occupancies: FieldValue.arrayRemove(booking) });
    await deleteApp(app);
  }
});
