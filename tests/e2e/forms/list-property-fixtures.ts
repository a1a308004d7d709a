import type { Locator, Page } from '@playwright/test';

/** One pixel. */
export const GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** A photograph to choose. */
export const photo = (name: string) => ({ name, mimeType: 'image/gif', buffer: GIF });

/** Opens the owners' wizard. */
export async function openWizard(page: Page): Promise<Locator> {
  await page.goto('/list-property');
  return page.locator('#submission-form');
}

/** Fills in the first step and goes on. */
export async function fillOwner(form: Locator, email: string): Promise<void> {
  await form.getByLabel('Full name').fill('Rui Teste');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Phone').fill('+351 910 000 000');
  await form.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in the second step and goes on. */
export async function fillDetails(form: Locator): Promise<void> {
  await form.getByLabel('Property type').selectOption('Farmhouse');
  await form.getByLabel('Location').fill('Grândola');
  await form.getByLabel('Bedrooms').fill('4');
  await form.getByLabel('Bathrooms').fill('3');
  await form.getByLabel('Area in m²').fill('320');
  await form.getByLabel('Description').fill('A white house.\nTwo cork oaks.');
  await form.getByLabel('Wine cellar').check();
  await form.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in what the last step needs. */
export async function fillListing(form: Locator): Promise<void> {
  await form.getByLabel('Listing type').selectOption('Vacation Rental');
  await form.getByLabel('Price expectation').fill('€4,000 a week');
  await form.getByLabel('I agree to the Terms of Use').check();
}
