import type { Page } from '@playwright/test';
import { propertyPath } from '#domain/site/paths.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import type { PropertyType } from '#domain/property/type.ts';
import { readStoredForms } from '#support/forms/stored.ts';
import { dayAhead, weekdayAhead } from '#support/future-days.ts';
import { sampleContent } from '#support/site/sample-content.ts';
import { axeFindingsAtWidths } from '../axe-findings.ts';
import { expect, expectFaults, openDialog, openProperty, sampleProperty, test } from './form-fixtures.ts';

/** Opens the page of a property of this type without a booking link, for the fewest guests. */
async function openWithoutBookingLink(page: Page, type: PropertyType): Promise<PublishedProperty> {
  const [property] = (await sampleContent('properties'))
    .filter((one) => one.type === type && one.bookingLink === null && one.people > 1)
    .sort((one, other) => one.people - other.people);
  if (!property) throw new Error(`expected a published ${type} without a booking link`);
  await page.goto(propertyPath(property.slug));
  return property;
}

test("'Book Now' without a booking link requests dates of that property", async ({ page, email }) => {
  const checkIn = dayAhead(60);
  const property = await openWithoutBookingLink(page, 'rental');
  const dialog = await openDialog(page, 'Book Now');
  await expect(dialog).toContainText(property.title);
  await dialog.getByLabel('Full name').fill('Ana Teste');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Check-in').fill(checkIn);
  await dialog.getByLabel('Check-out').fill(dayAhead(67));
  await dialog.getByLabel('Guests').selectOption('2 guests');
  await dialog.getByLabel('Message').fill('Is the pool heated?');
  await dialog.getByRole('button', { name: 'Request these dates' }).click();
  await expect(dialog.getByText('Our travel experts will contact you within 24 hours')).toBeVisible();
  const [received] = await readStoredForms('enquiries', email);
  expect(received?.enquiry).toMatchObject({ propertyId: property.id, checkInDate: checkIn, guests: 2 });
});

test(
  'a request for dates needs dates that are to come, and offers as many guests as the property takes',
  { tag: '@nightly' },
  async ({ page }) => {
    const { people } = await openWithoutBookingLink(page, 'rental');
    const dialog = await openDialog(page, 'Book Now');
    await expect(dialog.getByLabel('Guests').locator('option')).toHaveCount(Math.min(people, 20));
    await dialog.getByLabel('Full name').fill('Ana Teste');
    await dialog.getByLabel('Email', { exact: true }).fill('ana@visitors.example');
    const send = dialog.getByRole('button', { name: 'Request these dates' });
    await send.click();
    await expectFaults(dialog, ['Please choose a date', 'Please choose a date']);
    await dialog.getByLabel('Check-in').fill(dayAhead(-30));
    await dialog.getByLabel('Check-out').fill(dayAhead(30));
    await send.click();
    await expectFaults(dialog, ['This date has passed. Please choose today or a later date']);
    await expect(dialog.getByLabel('Check-in')).toHaveAccessibleDescription(
      'This date has passed. Please choose today or a later date',
    );
    await expect(dialog.getByLabel('Check-in')).toHaveAttribute('min', /^\d{4}-\d{2}-\d{2}$/);
  },
);

test("'Book Now' at a venue asks for the occasion, its days, and guests up to the capacity", async ({
  page,
  email,
}) => {
  const { id, people } = await sampleProperty('event', (venue) => venue.people > 20);
  await openProperty(page, 'event', (venue) => venue.id === id);
  const dialog = await openDialog(page, 'Book Now');
  // Once: midnight may come before the end.
  const [dayBefore, day] = [dayAhead(59), dayAhead(60)];
  await expect(dialog.getByLabel('Check-in')).toHaveCount(0);
  await dialog.getByLabel('Full name').fill('Ana Teste');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Type of event').selectOption('Wedding');
  await dialog.getByLabel('First day').fill(day);
  await dialog.getByLabel('Last day').fill(dayBefore);
  await dialog.getByLabel('Guests').fill(String(people + 1));
  const send = dialog.getByRole('button', { name: 'Send enquiry' });
  await send.click();
  await expectFaults(dialog, [
    'The last day must not be before the first day',
    `This property takes up to ${people} guests`,
  ]);
  await dialog.getByLabel('Last day').fill(day);
  await dialog.getByLabel('Guests').fill(String(people));
  await send.click();
  await expect(dialog.getByText('Our travel experts will contact you within 24 hours')).toBeVisible();
  expect((await readStoredForms('enquiries', email))[0]?.enquiry).toMatchObject({
    ...{ kind: 'venue', propertyId: id, occasion: 'Wedding' },
    ...{ firstDay: day, lastDay: day, guests: people },
  });
});

test(
  "a venue's request for information asks for the same, and needs neither days nor an occasion",
  { tag: '@nightly' },
  async ({ page, email }) => {
    const { id } = await openProperty(page, 'production');
    const dialog = await openDialog(page, 'Request Information');
    await dialog.getByLabel('Full name').fill('Ana Teste');
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await expect(dialog.getByLabel('Type of production').locator('option')).toContainText([
      '',
      'Feature film or series',
    ]);
    await dialog.getByLabel('People on the set').fill('12');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(dialog.getByText('Our travel experts will contact you within 24 hours')).toBeVisible();
    expect((await readStoredForms('enquiries', email))[0]?.enquiry).toMatchObject({ kind: 'venue', propertyId: id });
  },
);

test('a stay of twenty years is refused beside its last date', { tag: '@nightly' }, async ({ page }) => {
  await openWithoutBookingLink(page, 'rental');
  const dialog = await openDialog(page, 'Book Now');
  await dialog.getByLabel('Full name').fill('Ana Teste');
  await dialog.getByLabel('Email', { exact: true }).fill('ana@visitors.example');
  await dialog.getByLabel('Check-in').fill(dayAhead(60));
  await dialog.getByLabel('Check-out').fill(dayAhead(60 + 20 * 365));
  await dialog.getByRole('button', { name: 'Request these dates' }).click();
  const fault = 'A holiday stay has at most 60 nights. For longer, ask us about mid-term rentals';
  await expectFaults(dialog, [fault]);
  await expect(dialog.getByLabel('Check-out')).toHaveAccessibleDescription(fault);
});

test(
  'a viewing is rejected in the past and on days on which the office is closed',
  { tag: '@nightly' },
  async ({ page }) => {
    await openProperty(page, 'real_estate');
    const dialog = await openDialog(page, 'Request a Viewing');
    await dialog.getByLabel('Full name').fill('Rui Teste');
    await dialog.getByLabel('Email', { exact: true }).fill('rui@visitors.example');
    await dialog.getByLabel('Phone').fill('+351 910 000 000');
    await dialog.getByLabel('Preferred date').fill(dayAhead(-30));
    await dialog.getByLabel('Preferred time').selectOption('14:30');
    await dialog.getByLabel('Alternative date').fill(weekdayAhead(30, 0));
    await dialog.getByLabel('I agree to').check();
    await dialog.getByRole('button', { name: 'Request viewing' }).click();
    await expectFaults(dialog, [
      'This date has passed. Please choose today or a later date',
      'Viewings take place Monday to Friday. Please choose one of these days',
    ]);
  },
);

test(
  'the request for dates has no fault that axe finds, empty or with errors',
  { tag: '@nightly' },
  async ({ page }) => {
    await openWithoutBookingLink(page, 'rental');
    const dialog = await openDialog(page, 'Book Now');
    const findings = () => axeFindingsAtWidths(page, [390, 1440], 'dialog[open]');
    expect(await findings()).toEqual([]);
    await dialog.locator('[type=submit]').click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    expect(await findings()).toEqual([]);
  },
);
