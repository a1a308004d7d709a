import type { Page } from '@playwright/test';
import { openAccountOffice, type Account, type AccountRole } from '../support/actors.ts';
import { readEmulatorEnvironment } from '../support/emulator-environment.ts';
import { test as base } from './fixtures.ts';

/** The test of this site with accounts of every role, gone afterwards. */
export const test = base.extend<{ account: (role: AccountRole) => Promise<Account> }>({
  // Playwright asks for a pattern even where nothing is needed.
  // eslint-disable-next-line no-empty-pattern
  account: async ({}, use) => {
    const office = openAccountOffice(readEmulatorEnvironment());
    await use((role) => office.open(role));
    await office.close();
  },
});

/** Opens a page of the back office and signs in at its door, which leads on to that page. */
export async function enter(page: Page, path: string, { email, password }: Account): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export { expect } from '@playwright/test';
