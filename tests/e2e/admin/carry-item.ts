import { expect, type Page } from '@playwright/test';

/**
 * Carries what was picked up one place further. A key within the moment in which the places are measured is not heard;
 * fingers are slower than that moment, a test is not.
 */
export async function carry(page: Page, key: string, said: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(said)).toBeAttached({ timeout: 1500 });
  }).toPass();
}
