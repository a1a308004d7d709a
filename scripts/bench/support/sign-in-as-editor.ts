import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '#scripts/seed/demo-accounts.ts';

/** Signs in as the editor of the sample, and waits for the dashboard. */
export async function signInAsEditor(page: Page, origin: string): Promise<void> {
  const editor = DEMO_ACCOUNTS.find(({ role }) => role === 'editor');
  if (editor === undefined) throw new Error('The sample has no editor.');
  await page.goto(`${origin}/admin`);
  await page.getByLabel('Email').fill(editor.email);
  await page.getByLabel('Password', { exact: true }).fill(editor.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('[data-property]').first().waitFor();
}
