import { randomUUID } from 'node:crypto';
import { importedId } from '#functions/features/import/imported-id.ts';
import { SHEET_HEADINGS, sheetLine } from '#support/import/sheet-files.ts';
import { enter, expect } from './admin-fixtures.ts';
import { choose, test } from './import-fixtures.ts';
import { screenFaults } from './screen-faults.ts';

test('an editor imports a sheet: columns, dry run, question, result, and nothing changes the second time', async ({
  page,
  account,
  properties,
  sheets,
}) => {
  const mark = randomUUID().slice(0, 8);
  const code = (n: number): string => `${mark}-${n}`;
  const villa = `Villa São João ${mark}`;
  const text = [
    SHEET_HEADINGS.replace('Accommodation', 'Nome da casa'),
    sheetLine({ code: code(1), title: villa }),
    sheetLine({ code: code(2), rate: '' }),
    sheetLine({ code: code(3), status: 'Deactivated' }),
    sheetLine({ code: code(4), guests: '120', rate: '7570779' }),
    sheetLine({ code: code(1).toUpperCase() }),
    ...Array.from({ length: 12 }, (_, n) => sheetLine({ code: `${mark}-bad-${n}`, title: `=CMD${n}` })),
  ].join('\r\n');
  for (const n of [1, 2, 4]) properties.deleteAfterwards(importedId(code(n)));
  const path = await sheets.write('Casas.csv', Buffer.from(text, 'latin1'));

  await enter(page, '/admin/dashboard', await account('editor'));
  await expect(page.getByRole('checkbox', { name: /^Select / }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Import CSV' }).first().click();
  await expect(page.getByRole('heading', { name: 'Import CSV' })).toBeFocused();
  expect(await screenFaults(page, 'main')).toEqual([]);
  await choose(page, path);
  await expect(page.getByText('Casas.csv: 17 rows, WINDOWS-1252.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeFocused();
  const check = page.getByRole('button', { name: 'Check the file' });
  await check.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Choose the column for: Accommodation.');
  expect(await screenFaults(page, 'main')).toEqual([]);
  await page.getByLabel('Column in the file: Title and tag').selectOption('Nome da casa');
  await expect(page.getByRole('row', { name: /Title and tag/ })).toContainText(villa);
  await check.press('Enter');

  await expect(page.getByRole('heading', { name: 'Preview of the import' })).toBeFocused();
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: villa })).toContainText(
    `2${villa}Created€1,25063Carvalhal, ComportaActivated`,
  );
  await expect(table.getByRole('row', { name: `3 Casa ${code(2)}` })).toContainText('Created · price missing');
  await expect(table).toContainText("Left out · the status is not 'activated'");
  await expect(table).toContainText('Rejected · its code is already used in row 2');
  await expect(page.getByText('One row has an unusual value. Its property becomes a draft to check.')).toBeVisible();
  await page.getByRole('button', { name: 'To check 1' }).press('Enter');
  await expect(table.getByRole('row', { name: `Casa ${code(4)}` })).toContainText(
    'Created · to check: guests, bedrooms, price€7,570,77912040Carvalhal, ComportaActivated',
  );
  await page.getByRole('button', { name: 'Rejected 13' }).press('Enter');
  await expect(table.getByRole('row')).toHaveCount(14);
  expect(await screenFaults(page, 'main')).toEqual([]);
  expect(await properties.read(importedId(code(1)))).toBeNull();

  await page.getByRole('button', { name: 'Import 3 rows' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Import 3 rows?' });
  await expect(question).toContainText('3 properties will be created and 0 properties changed.');
  await question.getByRole('button', { name: 'Import', exact: true }).press('Enter');
  await expect(page.getByText('Import completed! Successfully imported 3 properties.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Result of the import' })).toBeFocused();
  const errors = page.getByRole('alert');
  await expect(errors.getByRole('paragraph')).toHaveCount(11);
  await expect(errors).toContainText(
    `Error processing Casa ${code(1).toUpperCase()}: its code is already used in row 2`,
  );
  await expect(errors).toContainText('Error processing =CMD0: “Accommodation” starts like a formula');
  await expect(errors).toContainText('... and 3 more errors');
  expect(await screenFaults(page, 'main')).toEqual([]);
  expect(await properties.read(importedId(code(1)))).toMatchObject({
    title: villa,
    price: '€1,250',
    tag: 'Villa',
  });

  await page.getByRole('button', { name: 'Import another file' }).click();
  await expect(page.getByLabel('Choose a file')).toBeFocused();
  await choose(page, path);
  await page.getByLabel('Column in the file: Title and tag').selectOption('Nome da casa');
  await check.click();
  await expect(page.getByRole('button', { name: 'Unchanged 3' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Admin Panel' })
    .getByRole('link', { name: 'Properties', exact: true })
    .click();
  await page.getByLabel('Search properties').fill(villa);
  await expect(page.getByRole('listitem').filter({ hasText: villa })).toBeVisible();
  await page.getByLabel('Search properties').fill(`Casa ${code(4)}`);
  await expect(page.getByRole('listitem').filter({ hasText: `Casa ${code(4)}` })).toContainText('To check');
});

test('the dry run shows old and new values, marks what would be lost, and says what it cannot read', async ({
  page,
  account,
  properties,
  sheets,
}) => {
  const { id, title } = await properties.create({ licenceNumber: '111/AL', people: 8, price: '€900' });
  const text = [
    'Code;Status;Accommodation;Max guest capacity;Rate;Town;Tourist license',
    `${id};Activated;${title};-4;950;Muda;`,
  ];
  await enter(page, '/admin/import', await account('editor'));
  await choose(page, await sheets.write('short.csv', text.join('\n')));
  await page.getByRole('button', { name: 'Check the file' }).click();
  const action = page.getByRole('table').getByRole('row').nth(1).getByRole('cell').nth(1);
  await expect(action).toContainText('Changed · Max guest capacity ‘-4’ cannot be read');
  await expect(action.getByRole('listitem')).toHaveText([
    'Location: Carvalhal, Comporta → Muda, Comporta',
    'Price: €900 → €950',
  ]);
  await expect(page.getByRole('button', { name: 'To check 1' })).toBeVisible();

  await page.getByRole('button', { name: 'Back to the columns' }).click();
  await page.getByLabel('An empty cell: Licence number').selectOption('clears the field');
  expect(await screenFaults(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Values lost 1' }).click();
  await expect(action.getByRole('listitem').last()).toHaveText('Licence number: 111/AL removed');
  await expect(page.getByText('One row removes what its property has now.')).toBeVisible();
  expect(await screenFaults(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Import completed! Successfully imported 1 properties.')).toBeVisible();
  expect(await properties.read(id)).toMatchObject({
    ...{ licenceNumber: '', people: 8, price: '€950', location: 'Muda, Comporta' },
  });
});
