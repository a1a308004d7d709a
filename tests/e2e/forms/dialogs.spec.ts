import { propertyPath } from '#domain/site/paths.ts';
import { readStoredForms, emailsTo } from '#support/forms/stored.ts';
import { dayAhead, weekdayAhead } from '#support/future-days.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';
import {
  expect,
  expectFaults,
  expectThanksForThreeSeconds,
  openDialog,
  openProperty,
  sampleProperty,
  stopClockOf,
  test,
} from './form-fixtures.ts';

test.use({ reducedMotion: 'no-preference' });

const [CHECK_IN, CHECK_OUT] = [dayAhead(60), dayAhead(67)];

test('an information request is stored, thanks for 3 seconds, resets and closes', async ({ page, email }) => {
  await page.clock.install();
  const { id } = await openProperty(page, 'rental');
  const dialog = await openDialog(page, 'Request Information');
  await dialog.getByLabel('Full name').fill('Ana Teste');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Check-in').fill(CHECK_IN);
  await dialog.getByLabel('Check-out').fill(CHECK_OUT);
  await dialog.getByLabel('Guests').selectOption('3 guests');
  await dialog.getByLabel('Message').fill('Is the pool heated?');
  await stopClockOf(dialog);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expectThanksForThreeSeconds(dialog);
  await expect(page.getByRole('link', { name: 'Request Information' }).first()).toBeFocused();

  const [received, ...more] = await readStoredForms('enquiries', email);
  expect(more).toEqual([]);
  expect(received?.enquiry).toMatchObject({
    kind: 'information',
    propertyId: id,
    guests: 3,
    checkOutDate: CHECK_OUT,
  });
  expect(await emailsTo(email)).toHaveLength(1);

  const again = await openDialog(page, 'Request Information');
  await expect(again.getByLabel('Full name')).toHaveValue('');
  await expect(again.getByLabel('Guests')).toHaveValue('1');
});

test(
  'an information request offers from 1 guest to as many as the property takes, at most 20',
  { tag: '@nightly' },
  async ({ page }) => {
    const { people } = await openProperty(page, 'rental');
    const dialog = await openDialog(page, 'Request Information');
    const guests = dialog.getByLabel('Guests').locator('option');
    await expect(guests).toHaveCount(Math.min(people, 20));
    await expect(guests.first()).toHaveText('1 guest');
    await expect(guests.last()).toHaveText(`${Math.min(people, 20)} guests`);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expectFaults(dialog, ['Please enter your full name', 'Please enter your email address']);
    await dialog.getByLabel('Full name').fill('Ana');
    await dialog.getByLabel('Email', { exact: true }).fill('ana@');
    await dialog.getByLabel('Phone').fill('call me');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expectFaults(dialog, ['Please enter a valid email address', 'Please enter a valid phone number']);
    await dialog.getByLabel('Email', { exact: true }).fill('ana@visitors.example');
    await dialog.getByLabel('Phone').fill('');
    await dialog.getByLabel('Check-in').fill(CHECK_IN);
    await dialog.getByLabel('Check-out').fill(CHECK_IN);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expectFaults(dialog, ['Check-out must be after check-in']);
    await dialog.getByLabel('Check-in').fill(dayAhead(59));
    await expect(dialog.getByLabel('Check-out')).not.toHaveAttribute('aria-invalid');
  },
);

test('an error is shown at its field and in the summary, which links to it', async ({ page }) => {
  await openProperty(page, 'rental');
  const dialog = await openDialog(page, 'Request Information');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  const name = dialog.getByLabel('Full name');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toHaveAccessibleDescription('Please enter your full name');
  await dialog.getByRole('link', { name: 'Please enter your full name' }).click();
  await expect(name).toBeFocused();
  await page.keyboard.type('Ana');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(dialog.getByRole('link', { name: 'Please enter your full name' })).toHaveCount(0);
});

test(
  'a viewing asks for name, email, phone, date, time and terms, and offers the office hours',
  { tag: '@nightly' },
  async ({ page }) => {
    await openProperty(page, 'real_estate');
    const dialog = await openDialog(page, 'Request a Viewing');
    const times = await dialog.getByLabel('Preferred time').locator('option').allTextContents();
    expect(times.slice(1)).toEqual([
      ...['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00', '12:30'],
      ...['14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00', '17:30', '18:00'],
    ]);
    await expect(dialog.getByLabel('Attendees').locator('option')).toHaveCount(6);
    await expect(dialog.getByLabel('Attendees')).toHaveValue('1');
    await dialog.getByRole('button', { name: 'Request viewing' }).click();
    await expectFaults(dialog, [
      'Please enter your full name',
      'Please enter your email address',
      'Please enter your phone number',
      'Please choose a preferred date',
      'Please choose a preferred time',
      'Please accept the terms to continue',
    ]);
  },
);

test('a viewing is stored, thanks for 3 seconds and closes', async ({ page, email }) => {
  await page.clock.install();
  await openProperty(page, 'real_estate');
  const dialog = await openDialog(page, 'Request a Viewing');
  await dialog.getByLabel('Full name').fill('Rui Teste');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Phone').fill('+351 910 000 000');
  await dialog.getByLabel('Preferred date').fill(weekdayAhead(60, 1));
  await dialog.getByLabel('Preferred time').selectOption('14:30');
  await dialog.getByLabel('Attendees').selectOption('2 people');
  await dialog.getByLabel('I agree to').check();
  await stopClockOf(dialog);
  await dialog.getByRole('button', { name: 'Request viewing' }).click();
  await expectThanksForThreeSeconds(dialog);
  const [received] = await readStoredForms('enquiries', email);
  expect(received?.enquiry).toMatchObject({
    kind: 'viewing',
    preferredTime: '14:30',
    attendees: 2,
    agreeToTerms: true,
  });
});

test('a property information request is stored with its topics, timeframe and terms', async ({ page, email }) => {
  await page.clock.install();
  await openProperty(page, 'real_estate');
  const dialog = await openDialog(page, 'Request Information');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expectFaults(dialog, [
    'Please enter your full name',
    'Please enter your email address',
    'Please accept the terms to continue',
  ]);
  await expect(dialog.getByRole('group', { name: /know about/ }).getByRole('checkbox')).toHaveCount(10);
  const timeframes = await dialog.getByLabel('When would you like to buy?').locator('option').allTextContents();
  expect(timeframes.slice(1)).toEqual([
    ...['Immediately', 'Within 1 month', 'Within 3 months', 'Within 6 months', 'Within 1 year', 'Just researching'],
  ]);
  await dialog.getByLabel('Full name').fill('Ana Teste');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Floor plans').check();
  await dialog.getByLabel('Financing').check();
  await dialog.getByLabel('When would you like to buy?').selectOption('Within 1 year');
  await dialog.getByLabel('I agree to').check();
  await stopClockOf(dialog);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expectThanksForThreeSeconds(dialog);
  const [received] = await readStoredForms('enquiries', email);
  expect(received?.enquiry).toMatchObject({
    kind: 'property_information',
    interestedIn: ['floor-plans', 'financing'],
    timeframe: 'Within 1 year',
  });
});

test('a dialog keeps the focus inside, closes with Escape or its button, and gives the focus back', async ({
  page,
}) => {
  await openProperty(page, 'rental');
  const opener = page.getByRole('link', { name: 'Request Information' }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Request Information' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && document.activeElement?.closest('dialog') === null,
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("a dialog's link opened in a new tab shows it as a modal, which closes", { tag: '@nightly' }, async ({ page }) => {
  const { slug } = await sampleProperty('rental');
  await page.goto(`${propertyPath(slug)}#information-dialog`);
  const dialog = page.getByRole('dialog', { name: 'Request Information' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(propertyPath(slug));
  await page.getByRole('link', { name: 'Request Information' }).first().click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

for (const [type, name] of [
  ['rental', 'Request Information'],
  ['real_estate', 'Request a Viewing'],
  ['real_estate', 'Request Information'],
] as const) {
  test(
    `'${name}' of a ${type} has no fault that axe finds, empty or with errors`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openProperty(page, type);
      const dialog = await openDialog(page, name);
      const findings = () => axeFindingsAtWidths(page, [390, 1440], 'dialog[open]');
      expect(await findings()).toEqual([]);
      await dialog.locator('[type=submit]').click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      expect(await findings()).toEqual([]);
    },
  );
}

for (const [width, bar, name] of [
  [390, '.adviser', 'Request'],
  [1440, '.section-bar', 'Enquire'],
] as const) {
  const tag = width === 390 ? [] : ['@nightly'];
  test(`the bar that stays in sight opens the request for information, at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openProperty(page, 'rental');
    await page.getByRole('heading', { name: 'Amenities' }).scrollIntoViewIfNeeded();
    const enquire = page.locator(bar).getByRole('link', { name, exact: true });
    await expect(enquire).toBeInViewport({ ratio: 1 });
    await enquire.click();
    await expect(page.getByRole('dialog').getByRole('form', { name: 'Request Information' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(enquire).toBeFocused();
  });
}
