import { type Page, test as base } from '@playwright/test';

/** Playwright's test, failing when a page writes an error to its console or throws. */
export const test = base.extend<{
  toleratedErrors: readonly RegExp[];
  quietConsole: undefined;
  failurePicture: undefined;
}>({
  /** Its visits end when the page is whole: styles and scripts beyond the first screen come after the first picture. */
  page: async ({ page }, use) => {
    const { goto, reload } = page;
    page.goto = async (...visit) => whole(page, await goto.apply(page, visit));
    page.reload = async (...visit) => whole(page, await reload.apply(page, visit));
    await use(page);
  },
  /** Complaints that a test brings about on purpose, such as a refused sign-in; default none. */
  toleratedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, toleratedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      const unexpected = errors.filter((text) => !toleratedErrors.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
  /** What a failed test's page looked like, beside its log. */
  failurePicture: [
    async ({ page }, use, info) => {
      await use(undefined);
      if (info.status === info.expectedStatus || page.isClosed()) return;
      await page.screenshot({ path: info.outputPath('failed.png') });
    },
    { auto: true },
  ],
});

/** Hands on the answer of a visit when the page's scripts have run (src/lib/early/rest-of-page.ts). */
async function whole<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page.locator('html:not([data-rest]):not(:has([data-late]))').waitFor({ state: 'attached' });
  return answer;
}

export { expect } from '@playwright/test';
