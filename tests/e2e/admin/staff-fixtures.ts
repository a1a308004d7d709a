import type { Page } from '@playwright/test';
import { openAccountFixture, type Account, type AccountRole } from '#support/accounts/actors.ts';
import { readEmulatorEnvironment } from '#support/emulators/emulator-environment.ts';
import { test as base } from '../fixtures.ts';

/** The test of this site with accounts of every role, gone afterwards. */
export const test = base.extend<{ account: (role: AccountRole) => Promise<Account> }>({
  account: async ({ context }, use, info) => {
    const accountFixture = openAccountFixture(readEmulatorEnvironment());
    await use((role) => accountFixture.open(role));
    // A page that still reads would be refused once its account is off the list of staff, and complain.
    if (info.status === info.expectedStatus) await context.close();
    await accountFixture.close();
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
