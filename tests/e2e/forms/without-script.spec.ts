import { propertyPath } from '#domain/site/paths.ts';
import { readStoredForms } from '#support/forms/stored.ts';
import { dayAhead, weekdayAhead } from '#support/future-days.ts';
import { expect, openProperty, sampleProperty, test } from './form-fixtures.ts';

test.use({ javaScriptEnabled: false });

test('the contact form is stored and leads to a page that thanks', async ({ page, email }) => {
  await page.goto('/contact');
  await page.getByLabel('Message').fill('Without JavaScript.');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL('/sent/enquiry');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you');
  await expect(page.locator('main')).toContainText('Our travel experts will contact you within 24 hours');
  const [received] = await readStoredForms('enquiries', email);
  expect(received?.enquiry).toMatchObject({ kind: 'contact', message: 'Without JavaScript.' });
});

test('a form that says nothing leads to a page that says what is missing', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/contact');
  // Without the browser's own validation.
  await page.getByLabel('Message').evaluate((field) => field.removeAttribute('required'));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/not-sent\/invalid-request#message$/);
  await expect(page.getByText('Please write a message')).toBeVisible();
  await expect(page.locator('.field-hints li:visible')).toHaveCount(1);
});

test(
  "'Book Now' leads to the contact page, which sends the property and says no half sentence about it",
  { tag: '@nightly' },
  async ({ page, email }) => {
    const property = await sampleProperty('rental', ({ bookingLink }) => !bookingLink);
    await page.goto(propertyPath(property.slug));
    await page.getByRole('link', { name: 'Book Now' }).first().click();
    await expect(page).toHaveURL(`/contact?property=${property.slug}`);
    await expect(page.getByText('Your message is about')).toBeHidden();
    await page.getByLabel('Message').fill('Is it free in May?');
    await page.getByLabel('Phone').fill('912 000 000');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page).toHaveURL('/sent/enquiry');
    const [received] = await readStoredForms('enquiries', email);
    expect(received?.property).toMatchObject({ id: property.id, slug: property.slug });
  },
);

test("the property's links lead to its forms, which are stored", async ({ page, email }) => {
  await openProperty(page, 'real_estate');
  await page.getByRole('link', { name: 'Request a Viewing' }).first().click();
  const viewing = page.getByRole('form', { name: 'Request a Viewing' });
  await viewing.getByLabel('Full name').fill('Ana Teste');
  await viewing.getByLabel('Email', { exact: true }).fill(email);
  await viewing.getByLabel('Phone').fill('+351 910 000 000');
  await viewing.getByLabel('Preferred date').fill(weekdayAhead(60, 1));
  await viewing.getByLabel('Preferred time').selectOption('10:00');
  await viewing.getByLabel('I agree to').check();
  await viewing.getByRole('button', { name: 'Request viewing' }).click();
  await expect(page).toHaveURL('/sent/enquiry');

  await openProperty(page, 'real_estate');
  await page.getByRole('link', { name: 'Request Information' }).first().click();
  const question = page.getByRole('form', { name: 'Request Information' });
  await question.getByLabel('Full name').fill('Ana Teste');
  await question.getByLabel('Email', { exact: true }).fill(email);
  await question.getByLabel('Legal').check();
  await question.getByLabel('Taxes').check();
  await question.getByLabel('I agree to').check();
  await question.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL('/sent/enquiry');

  await openProperty(page, 'rental');
  await page.getByRole('link', { name: 'Request Information' }).first().click();
  const stay = page.getByRole('form', { name: 'Request Information' });
  await stay.getByLabel('Full name').fill('Ana Teste');
  await stay.getByLabel('Email', { exact: true }).fill(email);
  await stay.getByLabel('Guests').selectOption('4 guests');
  await stay.getByRole('button', { name: 'Send request' }).click();
  await expect(page).toHaveURL('/sent/enquiry');

  const received = (await readStoredForms('enquiries', email)).map(({ enquiry }) => enquiry);
  expect(received).toHaveLength(3);
  expect(received).toContainEqual(expect.objectContaining({ kind: 'viewing', preferredTime: '10:00' }));
  expect(received).toContainEqual(
    expect.objectContaining({ kind: 'property_information', interestedIn: ['legal', 'taxes'] }),
  );
  expect(received).toContainEqual(expect.objectContaining({ kind: 'information', guests: 4 }));
});

test('the trip planner shows all its questions and is stored', { tag: '@nightly' }, async ({ page, email }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Plan My Trip For Me' }).click();
  const form = page.getByRole('form', { name: 'Plan Your Perfect Trip' });
  const checkIn = dayAhead(60);
  await form.getByLabel('Check-in').fill(checkIn);
  await form.getByLabel('Adults').fill('4');
  await form.getByLabel('Estate').check();
  await form.getByLabel('Douro').check();
  await form.getByLabel('Wine').check();
  await form.getByLabel('Flexible', { exact: true }).check();
  await form.getByLabel('Full Name').fill('Ana Teste');
  await form.getByLabel('Email Address').fill(email);
  await form.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page).toHaveURL('/sent/enquiry');
  const [received] = await readStoredForms('enquiries', email);
  expect(received?.enquiry).toMatchObject({
    kind: 'trip_request',
    travelDates: { checkIn, checkOut: '', flexible: false },
    groupSize: { adults: 4, children: 0 },
    propertyType: ['estate'],
    location: ['douro'],
    interests: ['wine'],
    budget: 'flexible',
  });
});

test('the newsletter accepts an email', async ({ page, email }) => {
  await page.goto('/our-team');
  const form = page.locator('#newsletter-form');
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/sent/newsletter');
  await expect(page.locator('main')).toContainText('Thank you for subscribing!');
  await expect(page.locator('main')).toContainText('Please confirm by the link in the email we sent you.');
  expect(await readStoredForms('subscribers', email)).toHaveLength(1);
});

test('a property can be listed, its photographs to follow', { tag: '@nightly' }, async ({ page, email }) => {
  await page.goto('/list-property');
  const form = page.locator('#submission-form');
  await form.getByLabel('Full name').fill('Rui Teste');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Phone').fill('+351 910 000 000');
  await form.getByLabel('Property type').selectOption('Villa');
  await form.getByLabel('Location').fill('Comporta');
  await form.getByLabel('Area in m²').fill('200');
  await form.getByLabel('Description').fill('By the rice fields.');
  await form.getByLabel('Garden').check();
  await form.getByLabel('Listing type').selectOption('Event Venue');
  await form.getByLabel('Price expectation').fill('€2,000 a day');
  await expect(form.getByText('Photographs can only be added with JavaScript')).toBeVisible();
  await form.getByLabel('I agree to the Terms of Use').check();
  await form.getByRole('button', { name: 'Submit Property' }).click();
  await expect(page).toHaveURL('/sent/submission');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You for Your Submission');
  const [received] = await readStoredForms('submissions', email);
  expect(received?.submission).toMatchObject({ propertyType: 'Villa', bedrooms: 1, amenities: ['garden'] });
});
