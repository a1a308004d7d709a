import { randomInt } from 'node:crypto';
import { enter, expect, test } from '../content-fixtures.ts';
import { screenFaults } from '../screen-faults.ts';

test.use({ restores: ['legalPages'] });

test('an editor changes a legal page, reads it beside the form, and it waits to be published', async ({
  page,
  account,
  store,
}) => {
  const heading = `Pets ${randomInt(1_000_000_000)}`;
  await enter(page, '/admin/legal-pages', await account('editor'));
  const row = page.getByRole('list', { name: 'Legal pages' }).getByRole('listitem').filter({ hasText: 'Privacy' });
  await expect(row.getByText('Live', { exact: true })).toBeVisible();
  expect(await screenFaults(page, 'main')).toEqual([]);
  await row.getByRole('link', { name: /^Edit / }).click();
  const form = page.getByRole('form', { name: 'Legal page' });
  const preview = page.getByRole('region', { name: 'Preview' });
  await form.getByRole('button', { name: 'Add section' }).click();
  const section = form.getByRole('group', { name: /^section \d+$/ }).last();
  await form.getByRole('button', { name: 'Save legal page' }).click();
  await expect(form.getByRole('link', { name: /^Sections \d+, “Heading”: please fill this in$/ })).toBeVisible();
  await section.getByLabel('Heading').fill(heading);
  await section.getByLabel('Text').fill('Small dogs are welcome.\nCats stay at home.');
  await form.getByLabel('Last changed on').fill('2026-02-28');
  await expect(preview.getByRole('heading', { name: heading })).toBeVisible();
  await expect(preview).toContainText('Last updated 28 February 2026');
  await expect(preview.getByRole('paragraph').filter({ hasText: /^Cats stay at home\.$/ })).toBeVisible();
  expect(await screenFaults(page, 'main')).toEqual([]);
  await form.getByRole('button', { name: 'Save legal page' }).click();
  await expect(page.getByText(/is saved\. Visitors read it once it is published\.$/)).toBeVisible();
  await expect(page.getByText('Changed', { exact: true })).toBeVisible();
  const stored = await store.firestore.doc('legalPages/privacy-policy').get();
  expect(JSON.stringify(stored.get('sections'))).toContain(heading);
  expect(stored.get('updatedOn')).toBe('2026-02-28');

  await page.getByRole('link', { name: 'All legal pages' }).click();
  await expect(row.getByText('Changed', { exact: true })).toBeVisible();
});
