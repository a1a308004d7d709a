import type { Page } from '@playwright/test';
import { openSheetFolder, type SheetFolder } from '#support/import/sheet-files.ts';
import { test as base } from './admin-fixtures.ts';

/** With a folder for the sheets that a test imports. */
export const test = base.extend<{ sheets: SheetFolder }>({
  // Playwright requires a destructuring pattern.
  // oxlint-disable-next-line no-empty-pattern
  sheets: async ({}, use) => {
    const sheets = await openSheetFolder();
    await use(sheets);
    await sheets.close();
  },
});

/** Chooses a sheet on the import screen. */
export async function choose(page: Page, path: string): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles(path);
}
