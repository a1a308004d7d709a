import { publishedSite } from '#support/content/published-content.ts';
import { expect, test } from '../fixtures.ts';

test.use({ javaScriptEnabled: false });

test('contains the link columns', async ({ page }) => {
  await page.goto('/services');
  const footer = page.getByRole('contentinfo');
  const paths = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const pages = [
    ...['/rentals', '/mid-term-rental', '/events', '/retreats', '/productions', '/real-estate'],
    ...['/services', '/our-team', '/contact', '/list-property'],
    ...['/login', '/favorites', '/profile'],
    ...['/terms', '/privacy-policy', '/rental-terms'],
  ];
  await expect(footer.getByRole('link', { name: 'Staff', exact: true })).toHaveAttribute('href', '/admin');
  expect(paths).toEqual(expect.arrayContaining(pages));
  expect(paths.filter((path) => path?.startsWith('/destinations/'))).toHaveLength(11);
  await expect(footer.getByRole('link', { name: 'Our Services' })).toHaveAttribute('aria-current', 'page');
});

test('contains the company details of the site settings', async ({ page }) => {
  const { settings } = await publishedSite();
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(settings.experienceClaim);
  for (const line of [...settings.officeAddress, settings.companyName, settings.companyRegistration]) {
    await expect(footer).toContainText(line);
  }
  for (const licence of settings.licences) await expect(footer).toContainText(licence);
  await expect(footer.getByRole('link', { name: settings.phone })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(footer.getByRole('link', { name: settings.email }).first()).toHaveAttribute(
    'href',
    `mailto:${settings.email}`,
  );
  for (const { name, address } of settings.socialLinks) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  await expect(footer.getByRole('link', { name: 'Complaints book' })).toHaveAttribute(
    'href',
    settings.complaintsBookLink,
  );
});

test('shows the reviews badge as text, and the year', async ({ page }) => {
  const { settings } = await publishedSite();
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  if (settings.reviews) {
    const badge = footer.locator(`a[href="${settings.reviews.address}"]`);
    await expect(badge).toContainText(settings.reviews.rating.toFixed(1));
    await expect(badge).toContainText(`${settings.reviews.count} reviews on ${settings.reviews.source}`);
  }
  await expect(footer.locator('img')).toHaveCount(0);
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} ${settings.companyName}.`);
});

test('has a place for the newsletter', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('footer #newsletter').getByRole('heading', { level: 2 })).toBeVisible();
});
