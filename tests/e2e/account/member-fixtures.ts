import type { Page } from '@playwright/test';
import { openTestMembers, type TestMember, type TestMembers } from '#support/accounts/test-members.ts';
import { dropRoutes, test as base } from '../fixtures.ts';

/** Test with member accounts, deleted afterwards. */
export const test = base.extend<{ members: TestMembers }>({
  members: async ({ context }, use, info) => {
    const members = openTestMembers();
    await use(members);
    // Close pages first: what they still send would be rejected without its account and logged as their error. Those of
    // a failed test stay for its screenshot.
    if (info.status === info.expectedStatus) {
      await dropRoutes(context);
      await context.close();
    }
    await members.close();
  },
});

/** Fills in and sends the sign-in form of the current page. */
export async function fillSignIn(
  page: Page,
  member: Pick<TestMember, 'email' | 'password'>,
  remember = true,
): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  if (remember) await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Signs in and waits until the redirect to `back` has loaded. */
export async function signIn(page: Page, member: TestMember, back = '/', remember = true): Promise<void> {
  await page.goto(`/login?redirect=${back}`);
  await fillSignIn(page, member, remember);
  await page.waitForURL(({ pathname, search }) => `${pathname}${search}` === back);
}

export { expect } from '@playwright/test';
