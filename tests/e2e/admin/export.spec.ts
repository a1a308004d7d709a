import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { AccountRole } from '#support/accounts/fixture.ts';
import { enter, expect, test } from './admin-fixtures.ts';
import { holdRequests } from '../hold-requests.ts';
import { screenFaults } from './screen-faults.ts';

/** Presses a button by keyboard and reads the downloaded file. */
async function download(page: Page, name: string): Promise<{ file: string; text: string }> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name }).press('Enter');
  const given = await saved;
  return { file: given.suggestedFilename(), text: await readFile(await given.path(), 'utf8') };
}

test('an admin exports every kind, with escaped formulas and everything as one JSON file', async ({
  page,
  account,
  properties,
}) => {
  const property = await properties.create({ subtitle: '=SUM(A1)' });
  await enter(page, '/admin/export', await account('admin'));
  await expect(page.getByRole('list', { name: 'Exports' }).getByRole('listitem')).toHaveCount(4);
  expect(await screenFaults(page, 'main')).toEqual([]);
  const propertiesFile = await download(page, 'Download properties');
  expect(propertiesFile.file).toMatch(/^properties-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(propertiesFile.text.startsWith('\ufeff"Code";"Status";')).toBe(true);
  expect(propertiesFile.text).toContain(`;"${property.title}";`);
  expect(propertiesFile.text).toContain(`;"'=SUM(A1)";`);
  await expect(page.getByText(`${propertiesFile.file} was saved.`)).toBeVisible();
  const subscribers = page.getByRole('listitem').filter({ hasText: 'Download subscribers' });
  await subscribers.getByLabel('Columns separated by').selectOption('commas');
  expect((await download(page, 'Download subscribers')).text).toContain('"Email","State"');
  expect((await download(page, 'Download enquiries')).text).toContain('"Id";"Received"');
  await page.getByLabel('First day').fill('');
  await page.getByRole('button', { name: 'Download enquiries' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose two days, the first before the last.');
  const everything: unknown = JSON.parse((await download(page, 'Download everything')).text);
  expect(everything).toMatchObject({ documents: { [`properties/${property.id}`]: { title: property.title } } });
});

test('a double click downloads, and does not cancel', { tag: '@nightly' }, async ({ page, account }) => {
  await enter(page, '/admin/export', await account('editor'));
  const release = await holdRequests(page, '**/api/admin/exports/properties*');
  const saved = page.waitForEvent('download');
  // Where the button that cancels will be, which is narrower.
  await page.getByRole('button', { name: 'Download properties' }).dblclick({ position: { x: 20, y: 20 } });
  release();
  expect((await saved).suggestedFilename()).toMatch(/^properties-/);
});

test('an export says how many rows could not be read', { tag: '@nightly' }, async ({ page, account }) => {
  await enter(page, '/admin/export', await account('editor'));
  const answer = { csv: '"Code"\r\n', count: 0, unreadable: 2, next: null };
  await page.route('**/api/admin/exports/properties*', (route) => route.fulfill({ json: answer }));
  await download(page, 'Download properties');
  await expect(page.getByText('2 rows could not be read and are missing')).toBeVisible();
});

const KINDS: readonly (readonly [AccountRole, readonly string[]])[] = [
  ['editor', ['Properties']],
  ['concierge', ['Enquiries', 'Subscribers']],
];
for (const [role, titles] of KINDS) {
  test(`the ${role} exports ${titles.join(' and ')}`, { tag: '@nightly' }, async ({ page, account }) => {
    await enter(page, '/admin/export', await account(role));
    await expect(page.getByRole('listitem').getByRole('heading')).toHaveText([...titles]);
  });
}
