import { test as base, type BrowserContext, type Page } from '@playwright/test';

/** Waits until the deferred styles, scripts and parts of a page have loaded and are shown. */
export async function untilWhole(page: Page): Promise<void> {
  await page.locator('html:not([data-rest]):not(:has([data-late]))').waitFor({ state: 'attached' });
}

/** Call it before pages are closed: a request that a handler still holds when a test is over is nobody's fault. */
export async function dropRoutes(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
}

/** Playwright's test, which fails when a page logs an error or throws. */
export const test = base.extend<{
  hurried: boolean;
  toleratedErrors: readonly RegExp[];
  quietConsole: undefined;
  failurePicture: undefined;
}>({
  /** Whether a wheel event loads the deferred parts at once; default true. */
  hurried: [true, { option: true }],
  /** Visits end when the deferred parts are shown. */
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
    await dropRoutes(page.context());
  },
  /** Console errors that a test causes, such as a rejected sign-in; default none. */
  toleratedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, toleratedErrors }, use) => {
      const errors: { readonly text: string; readonly url: string }[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push({ text: message.text(), url: message.location().url });
      });
      page.on('pageerror', (error) => errors.push({ text: error.message, url: page.url() }));
      await use(undefined);
      const unexpected = errors.filter(({ text }) => !toleratedErrors.some((pattern) => pattern.test(text)));
      const lines = unexpected.map(({ text, url }) => `${url}: ${text}`);
      if (lines.length > 0) throw new Error(`The page logged errors:\n${lines.join('\n')}`);
    },
    { auto: true },
  ],
  /** Screenshot of a failed test. */
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
