import { expect, type Page } from '@playwright/test';

/**
 * Moves a picked-up item one position with a key. Keys are ignored while positions are measured, so the key is repeated
 * until the move is announced.
 */
export async function carryItem(page: Page, key: string, announcement: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(announcement)).toBeAttached({ timeout: 1500 });
  }).toPass();
}
