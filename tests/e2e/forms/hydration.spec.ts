import { readStoredForms } from '#support/forms/stored.ts';
import { countRequests, expect, openDialog, openProperty, test } from './form-fixtures.ts';
import { holdRequests, islandCode } from '../hold-requests.ts';

test('React is not loaded before a form is used', { tag: '@nightly' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/contact');
  await page.waitForLoadState('load');
  const before = scripts.length;
  await page.getByLabel('Message').focus();
  await expect(page.locator('#contact-form')).toHaveJSProperty('noValidate', true);
  expect(scripts.length).toBeGreaterThan(before);
});

test('input before hydration stays, with the focus', async ({ page }) => {
  await openProperty(page, 'real_estate');
  const letThrough = await holdRequests(page, `**${await islandCode(page, 'EnquiryForm')}`);
  const dialog = await openDialog(page, 'Request Information');
  await dialog.getByLabel('Company').fill('Exemplo, Lda.');
  await dialog.getByLabel('Legal').check();
  await dialog.getByLabel('When would you like to buy?').selectOption('Immediately');
  await dialog.getByLabel('I agree to').check();
  await dialog.getByLabel('Full name').focus();
  await page.keyboard.type('Ana T');
  await expect(dialog.locator('form')).toHaveJSProperty('noValidate', false);
  letThrough();
  await expect(dialog.locator('form')).toHaveJSProperty('noValidate', true);
  await page.keyboard.type('este');
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await expect(dialog.getByLabel('Full name')).toHaveValue('Ana Teste');
  await expect(dialog.getByLabel('Company')).toHaveValue('Exemplo, Lda.');
  await expect(dialog.getByLabel('Legal')).toBeChecked();
  await expect(dialog.getByLabel('When would you like to buy?')).toHaveValue('Immediately');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(['Please enter your email address']);
});

test('a press before hydration has its effect after it', async ({ page }) => {
  await openProperty(page, 'real_estate');
  const letThrough = await holdRequests(page, `**${await islandCode(page, 'EnquiryForm')}`);
  const posts = countRequests(page, '/api/enquiries');
  const dialog = await openDialog(page, 'Request Information');
  const send = dialog.getByRole('button', { name: 'Send request' });
  await send.dblclick();
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.locator('form')).toHaveJSProperty('noValidate', false);
  letThrough();
  await expect(dialog.getByRole('alert').getByRole('listitem').first()).toHaveText('Please enter your full name');
  await expect(send).not.toHaveAttribute('aria-busy');
  expect(posts.count()).toBe(0);
});

test.describe('when its code cannot be loaded', () => {
  test.use({ toleratedErrors: [/ERR_FAILED|Error hydrating/] });

  test('a form is sent by the browser', async ({ page, email }) => {
    await page.goto('/contact');
    await page.route(`**${await islandCode(page, 'ContactForm')}*`, (route) => route.abort());
    const form = page.locator('#contact-form');
    await form.getByLabel('Message').fill('A week in June, perhaps.');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL('/sent/enquiry');
    expect(await readStoredForms('enquiries', email)).toHaveLength(1);
  });
});

test('a half-filled contact form survives a reload', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Message').fill('A week in June, perhaps.');
  await page.getByLabel('What is it about?').selectOption('Press Inquiry');
  await expect(page.locator('#contact-form')).toHaveJSProperty('noValidate', true);
  await page.getByLabel('Country').fill('Norway');
  await page.reload();
  await expect(page.getByLabel('Country')).toHaveValue('Norway');
  await expect(page.getByLabel('Message')).toHaveValue('A week in June, perhaps.');
  await expect(page.getByLabel('What is it about?')).toHaveValue('Press Inquiry');
});

test('a half-filled dialog survives a reload, for its own property only', async ({ page }) => {
  await openProperty(page, 'rental', ({ people }) => people >= 5);
  const dialog = await openDialog(page, 'Request Information');
  await dialog.getByLabel('Full name').fill('Ana');
  await expect(dialog.locator('form')).toHaveJSProperty('noValidate', true);
  await dialog.getByLabel('Guests').selectOption('5 guests');
  await page.reload();
  const again = await openDialog(page, 'Request Information');
  await expect(again.getByLabel('Guests')).toHaveValue('5');
  await expect(again.getByLabel('Full name')).toHaveValue('Ana');
  await openProperty(page, 'real_estate');
  const other = await openDialog(page, 'Request Information');
  await other.getByLabel('Company').focus();
  await expect(other.locator('form')).toHaveJSProperty('noValidate', true);
  await expect(other.getByLabel('Full name')).toHaveValue('');
});

test('an invalid stored draft is ignored', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/contact');
  await page.evaluate(() => sessionStorage.setItem('form:contact-form', '{"key":1,"values":{"message":["<b>"]}}'));
  await page.reload();
  await page.getByLabel('Phone').focus();
  await expect(page.locator('#contact-form')).toHaveJSProperty('noValidate', true);
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test.describe('without a connection', () => {
  // The browser logs the file that it could not load.
  test.use({ toleratedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test(
    'a form under the pointer reports nothing, and responds once the connection is back',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/contact');
      const form = page.locator('#newsletter-form');
      const email = form.getByLabel('Email address');
      await email.scrollIntoViewIfNeeded();
      await page.context().setOffline(true);
      const failed = page.waitForEvent('requestfailed');
      await email.hover();
      await failed;
      await page.context().setOffline(false);
      await expect(async () => {
        await page.mouse.move(0, 0);
        await email.hover();
        await expect(form).toHaveJSProperty('noValidate', true, { timeout: 500 });
      }).toPass();
    },
  );
});
