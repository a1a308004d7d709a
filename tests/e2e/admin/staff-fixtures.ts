import type { Page } from '@playwright/test';
import { openAccountFixture, type Account, type AccountRole } from '#support/accounts/fixture.ts';
import { readEmulatorEnvironment } from '#support/emulators/environment.ts';
import { dropRoutes, test as base } from '../fixtures.ts';

/** Test with accounts of any role, deleted afterwards. */
export const test = base.extend<{ account: (role: AccountRole) => Promise<Account> }>({
  account: async ({ context }, use, info) => {
    const accounts = openAccountFixture(readEmulatorEnvironment());
    await use((role) => accounts.open(role));
    // Close pages first: they log errors when their account is removed from the list of staff.
    if (info.status === info.expectedStatus) {
      await dropRoutes(context);
      await context.close();
    }
    await accounts.close();
  },
});

/** Opens a page of the back office and signs in. */
export async function enter(page: Page, path: string, { email, password }: Account): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export { expect } from '@playwright/test';
