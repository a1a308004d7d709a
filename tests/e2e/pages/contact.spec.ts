import { publishedSite } from '#support/content/published-content.ts';
import { expect, test } from '../fixtures.ts';

test('has the heading, the promise and every field of the form', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speak To Us');
  await expect(page.locator('main')).toContainText('Our travel experts will contact you within 24 hours');
  const labels = ['Check-in', 'Check-out', 'Message', 'Full name', 'Email', 'Phone', 'Country'];
  for (const label of labels) await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await expect(page.getByLabel('What is it about?').locator('option')).toHaveText([
    'Rental or Real Estate',
    'Rental',
    'Real Estate',
    'List Property',
    'Press Inquiry',
  ]);
  const terms = page.getByLabel('I agree to the Terms of Use and the Privacy Policy');
  await expect(terms).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

test('has a block for each department, in order', async ({ page }) => {
  const { departments } = await publishedSite();
  const ordered = departments.sort((a, b) => a.orderIndex - b.orderIndex);
  await page.goto('/contact');
  const blocks = page.getByRole('region', { name: 'Our departments' }).getByRole('listitem');
  await expect(blocks.getByRole('heading', { level: 3 })).toHaveText(ordered.map(({ name }) => name));
  for (const [index, department] of ordered.entries()) {
    const block = blocks.nth(index);
    await expect(block).toContainText(department.description);
    if (department.phone) await expect(block.getByRole('link', { name: department.phone })).toBeVisible();
    if (department.email) {
      await expect(block.getByRole('link', { name: department.email })).toHaveAttribute(
        'href',
        `mailto:${department.email}`,
      );
    }
  }
});

test('shows the postal address of the office, its hours and the chat button', async ({ page }) => {
  const { settings } = await publishedSite();
  await page.goto('/contact');
  const office = page.getByRole('region', { name: 'Our office' });
  for (const line of settings.officeAddress) await expect(office).toContainText(line);
  await expect(office).toContainText(settings.officeHours);
  const chat = office.getByRole('link', { name: 'Chat with us' });
  if (settings.chatAddress) await expect(chat).toHaveAttribute('href', settings.chatAddress);
  else await expect(chat).toHaveCount(0);
});
