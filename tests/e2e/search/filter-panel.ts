import type { Locator, Page } from '@playwright/test';

/** The button that opens the panel, with the number of active filters in its name. */
export const panelButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Filter(s| and sort)( \(\d+\))?$/ });

export const filterPanel = (page: Page): Locator => page.getByRole('dialog', { name: 'FILTER YOUR SEARCH' });

/** Toggles quick filters and amenities in the panel and shows the results. */
export async function toggleFilters(page: Page, ...names: readonly string[]): Promise<void> {
  await panelButton(page).click();
  for (const name of names) await filterPanel(page).getByRole('button', { name, exact: true }).click();
  await filterPanel(page)
    .getByRole('button', { name: /^SHOW RESULTS$|^Show \d+ propert/ })
    .click();
}
