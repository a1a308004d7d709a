import { test as base, type Page } from '@playwright/test';

/** Waits until a page is whole: styles, scripts and parts beyond the first screen come after its first picture, and hide till then. */
export async function untilWhole(page: Page): Promise<void> {
  await page.locator('html:not([data-rest]):not(:has([data-late]))').waitFor({ state: 'attached' });
}

/** Playwright's test, failing when a page writes an error to its console or throws. */
export const test = base.extend<{
  hurried: boolean;
  toleratedErrors: readonly RegExp[];
  quietConsole: undefined;
  failurePicture: undefined;
}>({
  /** Whether the visitor turns the wheel at once, which brings all of a page; else it comes by itself; default true. */
  hurried: [true, { option: true }],
  /** Its visits end when the page is whole. */
  page: async ({ page, hurried }, use) => {
    const { goto, reload } = page;
    const whole = async <Result>(response: Result): Promise<Result> => {
      if (hurried) await page.locator('html').dispatchEvent('wheel');
      await untilWhole(page);
      return response;
    };
    page.goto = async (...visit) => whole(await goto.apply(page, visit));
    page.reload = async (...visit) => whole(await reload.apply(page, visit));
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

export { expect } from '@playwright/test';
