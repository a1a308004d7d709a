import { readStoredForms, emailsReplyingTo } from '#support/forms/stored.ts';
import { expect, openDialog, openProperty, test } from './form-fixtures.ts';

const RIGHT_TO_LEFT = '\u202eevil\u202c';
const HOSTILE = `<img src=x onerror="document.title='owned'"> =CMD("calc") ${RIGHT_TO_LEFT}\r\nBcc: all@visitors.example`;

test('markup, formulas, line breaks and right-to-left marks in a message are text in the mails', async ({
  page,
  email,
}) => {
  await openProperty(page, 'rental');
  const dialog = await openDialog(page, 'Request Information');
  await dialog.getByLabel('Full name').fill('=HYPERLINK("x") <b>Ana</b>');
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel('Message').fill(HOSTILE);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(dialog.getByText('Thank you')).toBeVisible();
  const [received] = await readStoredForms('enquiries', email);
  expect(received?.enquiry).toMatchObject({ name: '=HYPERLINK("x") <b>Ana</b>' });
  const [mail] = await emailsReplyingTo(email);
  if (!mail) throw new Error('expected a mail');
  expect(mail.subject).not.toContain('\n');
  await page.goto('about:blank');
  await page.setContent(mail.html);
  await expect(page.locator('body')).toContainText('=CMD("calc")');
  await expect(page.locator('b, img')).toHaveCount(0);
  expect(await page.title()).not.toBe('owned');
});

test(
  "markup and right-to-left marks in the trip planner's input are text in its review",
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/');
    const dialog = await openDialog(page, 'Plan My Trip For Me');
    for (let step = 2; step <= 5; step += 1) {
      await dialog.getByRole('button', { name: 'Next' }).click();
      await expect(dialog.getByText(`Step ${step} of 6`, { exact: true })).toBeVisible();
    }
    await dialog.getByLabel('Special requests').fill(HOSTILE);
    await dialog.getByRole('button', { name: 'Next' }).click();
    const review = dialog.locator('dl');
    await expect(review).toContainText('<img src=x');
    await expect(review.locator('img')).toHaveCount(0);
    expect(await review.textContent()).not.toContain(RIGHT_TO_LEFT);
  },
);
