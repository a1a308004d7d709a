import type { Locator, Page } from '@playwright/test';
import { readStoredForms } from '#support/forms/stored.ts';
import { weekdayAhead } from '#support/future-days.ts';
import { expect, openProperty, test, untilHydrated } from './form-fixtures.ts';

/** Maximum number of Tab presses between two fields; ten topics may lie between them. */
const TABS = 40;

/** Focuses a field with the Tab key alone. */
async function tabTo(page: Page, field: Locator): Promise<void> {
  for (let pressed = 0; pressed < TABS; pressed += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(field).toBeFocused();
}

/** Focuses a field by keyboard and types a text or the first characters of an option. */
async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Focuses a checkbox or radio button by keyboard and selects it. */
async function tick(page: Page, field: Locator): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Space');
  await expect(field).toBeChecked();
}

/** Opens a dialog with Enter on its link. */
async function openByKey(page: Page, name: string): Promise<Locator> {
  await page.getByRole('link', { name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

async function writeSender(page: Page, form: Locator, email: string): Promise<void> {
  await write(page, form.getByLabel('Full name'), 'Ana Teste');
  await write(page, form.getByLabel('Email', { exact: true }), email);
}

test('an information request is written and sent with the keyboard alone', async ({ page, email }) => {
  await openProperty(page, 'rental');
  const dialog = await openByKey(page, 'Request Information');
  await writeSender(page, dialog, email);
  await write(page, dialog.getByLabel('Guests'), '3');
  await write(page, dialog.getByLabel('Message'), 'By keyboard.');
  await tabTo(page, dialog.getByRole('button', { name: 'Send request' }));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Thank you')).toBeVisible();
  expect((await readStoredForms('enquiries', email))[0]?.enquiry).toMatchObject({ guests: 3, message: 'By keyboard.' });
});

test('a viewing is written and sent with the keyboard alone', { tag: '@nightly' }, async ({ page, email }) => {
  await openProperty(page, 'real_estate');
  const dialog = await openByKey(page, 'Request a Viewing');
  await writeSender(page, dialog, email);
  await write(page, dialog.getByLabel('Phone'), '+351 910 000 000');
  const preferredDate = weekdayAhead(60, 1);
  const [year, month, day] = preferredDate.split('-');
  // In the order of the test's language.
  await write(page, dialog.getByLabel('Preferred date'), `${month}${day}${year}`);
  await write(page, dialog.getByLabel('Preferred time'), '14:30');
  await tick(page, dialog.getByLabel('I agree to'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Thank you')).toBeVisible();
  const [received] = await readStoredForms('enquiries', email);
  expect(received?.enquiry).toMatchObject({ kind: 'viewing', preferredDate, preferredTime: '14:30' });
});

test(
  'a property information request is written and sent with the keyboard alone',
  { tag: '@nightly' },
  async ({ page, email }) => {
    await openProperty(page, 'real_estate');
    const dialog = await openByKey(page, 'Request Information');
    await writeSender(page, dialog, email);
    await tick(page, dialog.getByLabel('Floor plans'));
    await write(page, dialog.getByLabel('When would you like to buy?'), 'Within 1 y');
    await tick(page, dialog.getByLabel('I agree to'));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Thank you')).toBeVisible();
    const [received] = await readStoredForms('enquiries', email);
    expect(received?.enquiry).toMatchObject({ interestedIn: ['floor-plans'], timeframe: 'Within 1 year' });
  },
);

test(
  'the trip planner is filled in and sent with the keyboard alone: Enter goes on',
  { tag: '@nightly' },
  async ({ page, email }) => {
    await page.goto('/');
    const dialog = await openByKey(page, 'Plan My Trip For Me');
    const goOn = async (step: number): Promise<void> => {
      await page.keyboard.press('Enter');
      await expect(dialog.locator(`[data-step-heading="${step}"]`)).toBeFocused();
    };
    await tabTo(page, dialog.getByLabel('Check-in'));
    await goOn(2);
    await write(page, dialog.getByLabel('Adults'), '4');
    await goOn(3);
    await tick(page, dialog.getByLabel('Villa'));
    await goOn(4);
    await tick(page, dialog.getByLabel('Comporta'));
    await goOn(5);
    await tick(page, dialog.getByLabel('Golf'));
    await goOn(6);
    await write(page, dialog.getByLabel('Full Name'), 'Ana Teste');
    await write(page, dialog.getByLabel('Email Address'), email);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Our travel experts will contact you within 24 hours')).toBeVisible();
    const [received] = await readStoredForms('enquiries', email);
    expect(received?.enquiry).toMatchObject({ kind: 'trip_request', location: ['comporta'], interests: ['golf'] });
  },
);

test('the newsletter is subscribed to with the keyboard alone', { tag: '@nightly' }, async ({ page, email }) => {
  await page.goto('/our-team');
  const form = page.locator('#newsletter-form');
  await untilHydrated(form);
  await form.getByLabel('Email address').focus();
  await page.keyboard.type(email);
  await tick(page, form.getByRole('checkbox'));
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status')).toContainText('Thank you for subscribing!');
  expect(await readStoredForms('subscribers', email)).toHaveLength(1);
});

test('a property is listed with the keyboard alone', { tag: '@nightly' }, async ({ page, email }) => {
  await page.goto('/list-property');
  const form = page.locator('#submission-form');
  await form.getByLabel('Full name').focus();
  await page.keyboard.type('Rui Teste');
  await write(page, form.getByLabel('Email', { exact: true }), email);
  await write(page, form.getByLabel('Phone'), '+351 910 000 000');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('heading', { name: 'Property Details' })).toBeFocused();
  await write(page, form.getByLabel('Property type'), 'Vil');
  await write(page, form.getByLabel('Location'), 'Grândola');
  await write(page, form.getByLabel('Bedrooms'), '4');
  await write(page, form.getByLabel('Bathrooms'), '3');
  await write(page, form.getByLabel('Area in m²'), '320');
  await write(page, form.getByLabel('Description'), 'A white house.');
  await tabTo(page, form.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(form.getByText('Step 3 of 3', { exact: true }).first()).toBeVisible();
  await write(page, form.getByLabel('Listing type'), 'Vac');
  await write(page, form.getByLabel('Price expectation'), '€4,000 a week');
  await tick(page, form.getByLabel('I agree to the Terms of Use'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank You for Your Submission' })).toBeFocused();
  const [received] = await readStoredForms('submissions', email);
  expect(received?.submission).toMatchObject({ propertyType: 'Villa', bedrooms: 4, rentalType: 'Vacation Rental' });
});
