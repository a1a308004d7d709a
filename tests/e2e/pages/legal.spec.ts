import { publishedSite } from '#support/content/published-content.ts';
import { expect, test } from '../fixtures.ts';

for (const slug of ['terms', 'privacy-policy', 'rental-terms'] as const) {
  test.describe(`/${slug}`, () => {
    test('has every section in order, with contents that link to them', async ({ page }) => {
      const document = (await publishedSite()).legalPages.find((candidate) => candidate.slug === slug);
      if (!document) throw new Error(`expected a published /${slug}`);
      await page.goto(`/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(document.title);
      await expect(page.locator('time')).toHaveAttribute('datetime', document.updatedOn);
      await expect(page.locator('article h2')).toHaveText(document.sections.map(({ heading }) => heading));
      const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      await expect(contents).toHaveText(
        document.sections.map(({ heading }, index) => new RegExp(`^${index + 1}\\s*${escaped(heading)}$`)),
      );
      await contents.last().click();
      await expect(page.locator('article h2').last()).toBeInViewport();
    });
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

test('lines are of a comfortable measure', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/terms');
  const width = await page
    .locator('article li p')
    .first()
    .evaluate((element) => element.clientWidth);
  expect(width).toBeLessThanOrEqual(640);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents unfold on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/terms');
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents).toBeHidden();
    await page.locator('article summary').click();
    await expect(contents).toBeVisible();
    await contents.getByRole('link').nth(2).click();
    await expect(page.locator('article h2').nth(2)).toBeInViewport();
  });
});

test('the print version contains the text and the name of the company', async ({ page }) => {
  const { settings } = await publishedSite();
  await page.goto('/terms');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of ['header.site-header', '#newsletter', 'footer a', 'article details']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  await expect(page.locator('footer').getByText(settings.companyRegistration)).toBeVisible();
});

test('the three texts lead to one another', async ({ page }) => {
  await page.goto('/terms');
  const others = page.locator('main nav').last().getByRole('link');
  const paths = await others.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(['/privacy-policy', '/rental-terms']);
});
