import type { Locator, Page } from '@playwright/test';

/** Opens 'Add Service', fills what is required, and returns the form. */
export async function fillNewService(page: Page, title: string, description: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Add Service' }).click();
  const form = page.getByRole('form', { name: 'Add Service' });
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Description').fill(description);
  return form;
}
