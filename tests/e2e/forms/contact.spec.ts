import { contactPath } from '#domain/enquiry/contact-path.ts';
import { readStoredForms, emailsTo } from '#support/forms/stored.ts';
import { dayAhead } from '#support/future-days.ts';
import { holdRequests, islandCode } from '../hold-requests.ts';
import { expect, expectFaults, sampleProperty, test } from './form-fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
});

test('requires a message, and an email or a phone number', async ({ page }) => {
  const send = page.getByRole('button', { name: 'Send', exact: true });
  const reach = 'Please enter an email address or a phone number, so that we can answer you';
  await send.click();
  await expectFaults(page.locator('#contact-form'), ['Please write a message', reach]);
  await expect(page.getByLabel('Message')).toHaveAccessibleDescription('Please write a message');
  await page.getByLabel('Message').fill('Good morning');
  await page.getByLabel('Full name').fill('Ana Teste');
  await send.click();
  await expectFaults(page.locator('#contact-form'), [reach]);
  await page.getByLabel('Phone').fill('912 000 000');
  await expect(page.getByLabel('Email', { exact: true })).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('link', { name: reach })).toHaveCount(0);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
});

test('stays where the visitor has scrolled when its code arrives late', async ({ page }) => {
  const letThrough = await holdRequests(page, `**${await islandCode(page, 'ContactForm')}`);
  const checkOut = page.getByLabel('Check-out');
  await checkOut.focus();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => scrollY);
  const before = await position();
  letThrough();
  await expect(page.locator('#contact-form')).toHaveJSProperty('noValidate', true);
  expect(await position()).toBe(before);
  await checkOut.blur();
  await expect(checkOut).toHaveAttribute('min');
});

test(
  'says at the field that a date has passed, or that a stay ends before it begins',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.getByLabel('Message').fill('Good morning');
    await page.getByLabel('Phone').fill('912 000 000');
    await page.getByLabel('Check-in').fill(dayAhead(-30));
    await page.getByLabel('Check-out').fill(dayAhead(-31));
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expectFaults(page.locator('#contact-form'), [
      'This date has passed. Please choose today or a later date',
      'Check-out must be after check-in',
    ]);
  },
);

test('about a property names it and sends it', { tag: '@nightly' }, async ({ page, email }) => {
  const property = await sampleProperty('rental');
  await page.goto(contactPath(property.slug));
  await expect(page.locator('.enquiry-about')).toBeVisible();
  await expect(page.locator('.enquiry-about-title')).toHaveText(property.title);
  // The sample week is shown only without a property.
  await expect(page.getByLabel('Check-in')).toHaveValue('');
  await page.getByLabel('Message').fill('Is the pool heated?');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  const [received] = await readStoredForms('enquiries', email);
  expect(received?.property).toMatchObject({ id: property.id, title: property.title });
});

test('about no property names none', { tag: '@nightly' }, async ({ page }) => {
  const about = page.locator('.enquiry-about');
  const { slug } = await sampleProperty('rental');
  await page.goto(contactPath(slug));
  await expect(about).toBeVisible();
  await about.getByRole('link', { name: 'Write about something else' }).click();
  // The script that shows the property has run when the sample week is there, which only a page without one has.
  await expect(page.getByLabel('Check-in')).not.toHaveValue('');
  await expect(about).toBeAttached();
  await expect(about).toBeHidden();
});

test('shows what is wrong with what was written', { tag: '@nightly' }, async ({ page }) => {
  await page.getByLabel('Email', { exact: true }).fill('nobody');
  await page.getByLabel('Message').fill('x'.repeat(4001));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expectFaults(page.locator('#contact-form'), [
    'Please use at most 4000 characters',
    'Please enter a valid email address',
  ]);
});

test('starts with a sample week, a Saturday to a Saturday', { tag: '@nightly' }, async ({ page }) => {
  const dayOf = (label: string) =>
    page
      .getByLabel(label)
      .evaluate((field) => (field instanceof HTMLInputElement ? field.valueAsDate?.getUTCDay() : null));
  expect(await dayOf('Check-in')).toBe(6);
  expect(await dayOf('Check-out')).toBe(6);
});

test('is stored, thanks, and is acknowledged by email', async ({ page, email }) => {
  await page.getByLabel('What is it about?').selectOption('Press Inquiry');
  await page.getByLabel('Message').fill('May we photograph the pavilions?');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Check-in').fill('');
  await page.getByLabel('Check-out').fill('');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const thanks = page.getByRole('heading', { name: 'Thank you' });
  await expect(thanks).toBeFocused();
  await expect(page.locator('main')).toContainText('Our travel experts will contact you within 24 hours');
  await expect(page.locator('#contact-form')).toBeHidden();
  await expect(page.getByText('A message and an email address or a phone number are enough.')).toBeHidden();
  const [received] = await readStoredForms('enquiries', email);
  expect(received?.enquiry).toMatchObject({ kind: 'contact', enquiryType: 'Press Inquiry', checkInDate: '' });
  expect(await emailsTo(email)).toHaveLength(1);
  await page.reload();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

// Tests run without the back-forward cache, so that this loads the page again.
test('is empty on the way back to it after it was sent', { tag: '@nightly' }, async ({ page, email }) => {
  await page.getByLabel('Message').fill('Is the house free in May?');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await page.goto('/services');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
});

test('can be filled in and sent with the keyboard alone', { tag: '@nightly' }, async ({ page, email }) => {
  await page.getByLabel('What is it about?').focus();
  await page.keyboard.press('Tab');
  await page.getByLabel('Message').focus();
  await page.keyboard.type('By keyboard.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ana Teste');
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('I agree to the Terms of Use')).toBeChecked();
  await page.getByLabel('Email', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  const [received] = await readStoredForms('enquiries', email);
  expect(received?.enquiry).toMatchObject({ message: 'By keyboard.', fullName: 'Ana Teste', agreeToTerms: true });
});
