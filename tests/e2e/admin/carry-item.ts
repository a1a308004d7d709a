import { expect, type Page } from '@playwright/test';

/**
 * Picks an item up and moves it one position with a key. A key that comes while positions are measured is ignored, and
 * one that is answered late must not be repeated, as it would move the item twice: so a try that fails is cancelled.
 */
export async function carryItem(page: Page, name: string, key: string, announcement: string): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: `Move ${name}`, exact: true }).focus();
    await page.keyboard.press('Space');
    try {
      await expect(page.getByText(`Picked up ${name}`)).toBeAttached({ timeout: 3000 });
      await page.keyboard.press(key);
      await expect(page.getByText(announcement)).toBeAttached({ timeout: 3000 });
    } catch (error) {
      await page.keyboard.press('Escape');
      throw error;
    }
  }).toPass();
}
