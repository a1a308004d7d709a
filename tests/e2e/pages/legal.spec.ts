import { PATHS } from '#domain/site/paths.ts';
import { sampleSettings } from '#support/site/sample-content.ts';
import { expect, test } from '../fixtures.ts';

// What the texts say and where their links lead: tests/site/legal.test.ts.

test('the contents of a text lead to its sections', async ({ page }) => {
  await page.goto(PATHS.terms);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click();
  await expect(page.locator('article h2').last()).toBeInViewport();
});

test('lines have 45 to 80 characters on a desktop', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PATHS.terms);
  const lengths = await page.locator('article li > p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
      // The last line of a paragraph is shorter: only long paragraphs tell the measure.
      return lines < 4 ? [] : [paragraph.textContent.length / lines];
    }),
  );
  expect(lengths.length).toBeGreaterThan(0);
  expect(Math.min(...lengths)).toBeGreaterThan(45);
  expect(Math.max(...lengths)).toBeLessThan(80);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contents unfold on a phone', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(PATHS.terms);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    await expect(contents).toBeHidden();
    await page.locator('article summary').click();
    await expect(contents).toBeVisible();
    await contents.getByRole('link').nth(2).click();
    await expect(page.locator('article h2').nth(2)).toBeInViewport();
  });
});

test(
  'the print version contains the text and the name of the company, without what only a screen needs',
  { tag: '@nightly' },
  async ({ page }) => {
    const { companyRegistration } = await sampleSettings();
    await page.goto(PATHS.terms);
    const forScreens = ['header.site-header', '#newsletter', 'footer a', 'article details'];
    for (const part of forScreens) await expect(page.locator(part).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const part of forScreens) await expect(page.locator(part).first()).toBeHidden();
    await expect(page.locator('footer').getByText(companyRegistration)).toBeVisible();
  },
);
