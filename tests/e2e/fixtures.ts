import { test as base, type BrowserContext } from '@playwright/test';

/** Call it before pages are closed: a request that a handler still holds when a test is over is nobody's fault. */
export async function dropRoutes(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
}

/** Playwright's test, which fails when a page logs an error or throws. */
export const test = base.extend<{
  toleratedErrors: readonly RegExp[];
  quietConsole: undefined;
  failurePicture: undefined;
}>({
  page: async ({ page }, use) => {
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
      // A page whose browser draws nothing any more has no picture; the test fails with its own error, not with this one.
      await page.screenshot({ path: info.outputPath('failed.png'), timeout: 10_000 }).catch(() => undefined);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
