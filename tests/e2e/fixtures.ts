import { test as base } from '@playwright/test';

/** Playwright's test, failing when a page writes an error to its console or throws. */
export const test = base.extend<{ quietConsole: undefined; ignoredErrors: readonly RegExp[] }>({
  /** Errors that a file's tests bring about on purpose, such as a refused sign-in; default none. */
  ignoredErrors: [[], { option: true }],

  quietConsole: [
    async ({ page, ignoredErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' || ignoredErrors.some((known) => known.test(message.text()))) return;
        errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      if (errors.length > 0) throw new Error(`The page complained:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
