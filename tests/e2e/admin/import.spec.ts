import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { importedId } from '#functions/features/import/imported-id.ts';
import { openSheetFolder, SHEET_HEADINGS, sheetLine, type SheetFolder } from '#support/import/sheet-files.ts';
import { enter, expect, test as base } from './admin-fixtures.ts';
import { screenFaults } from './screen-faults.ts';

const test = base.extend<{ sheets: SheetFolder }>({
  // Playwright requires a destructuring pattern.
  // eslint-disable-next-line no-empty-pattern
  sheets: async ({}, use) => {
    const sheets = await openSheetFolder();
    await use(sheets);
    await sheets.close();
  },
});

test.use({ toleratedErrors: [/the server responded with a status of 4(00|09)/] });

async function choose(page: Page, path: string): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles(path);
}

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
  const check = page.getByRole('button', { name: 'Check the file' });
  await check.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Choose the column for: Accommodation.');
  expect(await screenFaults(page, 'main')).toEqual([]);
  await page.getByLabel('Column in the file: Title and tag').selectOption('Nome da casa');
  await expect(page.getByRole('row', { name: /Title and tag/ })).toContainText(villa);
  await check.press('Enter');

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
  const errors = page.getByRole('alert');
  await expect(errors.getByRole('paragraph')).toHaveCount(11);
  await expect(errors).toContainText(
    `Error processing Casa ${code(1).toUpperCase()}: its code is already used in row 2`,
  );
  await expect(errors).toContainText('Error processing =CMD0: a cell starts like a formula');
  await expect(errors).toContainText('... and 3 more errors');
  expect(await screenFaults(page, 'main')).toEqual([]);
  expect(await properties.read(importedId(code(1)))).toMatchObject({
    title: villa,
    price: '€1,250',
    tag: 'Villa',
  });

  await page.getByRole('button', { name: 'Import another file' }).click();
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

test('a sheet fills in distances, measures and beds, and the screen shows the columns that it has', async ({
  page,
  account,
  properties,
  sheets,
}) => {
  const pego = { kind: 'beach', name: 'Praia do Pego', kilometres: 1.5, minutes: 4 } as const;
  const { id, title } = await properties.create({ distances: [pego], narrowestDoor: 80 });
  const code = randomUUID();
  properties.deleteAfterwards(importedId(code));
  const beds = 'Master bedroom (ground floor): 1 king; (first floor): 2 single';
  const text = [
    'Code;Status;Accommodation;Town;Beach km;Porta;Beds',
    `${id};Activated;${title};Carvalhal;2,5;;`,
    `${code};Activated;Casa ${code};Carvalhal;many;82;"${beds}"`,
  ];
  await enter(page, '/admin/import', await account('editor'));
  await page.getByText(/further columns, which an export has too/).click();
  await expect(page.getByText('Lowest bed cm')).toBeVisible();
  expect(await screenFaults(page, 'main')).toEqual([]);
  await choose(page, await sheets.write('further.csv', text.join('\n')));
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: 'Beach, km' })).toBeVisible();
  await expect(table.getByRole('row', { name: 'Narrowest door, cm' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Show \d+ further fields$/ }).click();
  await page.getByLabel('Column in the file: Narrowest door, cm').selectOption('Porta');
  await page.getByRole('button', { name: 'Show only fields of this sheet' }).click();
  await page.getByLabel('An empty cell: Narrowest door, cm').selectOption('clears the field');
  expect(await screenFaults(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: 'Check the file' }).click();
  const changed = table.getByRole('row', { name: title }).getByRole('listitem');
  await expect(changed).toHaveText([
    'Narrowest door, cm: 80 removed',
    'Beach distance: Praia do Pego, 1.5 km, 4 minutes by car → Praia do Pego, 2.5 km',
  ]);
  const created = table.getByRole('row', { name: `Casa ${code}` });
  await expect(created).toContainText('Created · price missing · Beach km ‘many’ cannot be read');
  await expect(created.getByRole('listitem')).toHaveText([`Beds: ${beds}`, 'Narrowest door cm: 82']);
  expect(await screenFaults(page, 'main')).toEqual([]);

  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Import completed! Successfully imported 2 properties.')).toBeVisible();
  expect(await properties.read(id)).toMatchObject({
    ...{ narrowestDoor: null, distances: [{ ...pego, kilometres: 2.5, minutes: null }] },
  });
  expect(await properties.read(importedId(code))).toMatchObject({
    ...{ narrowestDoor: 82, distances: [], bedrooms: 2 },
    bedroomList: [
      { name: 'Master bedroom', floor: 0, beds: { king: 1 } },
      { floor: 1, beds: { single: 2 } },
    ],
  });
});

test('a hostile file is rejected with one clear sentence, and the screen keeps working', async ({
  page,
  account,
  sheets,
}) => {
  const row = sheetLine({ code: 'A1' });
  const files: readonly (readonly [path: string, sentence: string])[] = [
    [
      await sheets.fill('huge.csv', 200 * 1024 * 1024),
      'The file is 200 MB; the maximum is 32 MB. Please split it into several files.',
    ],
    [
      await sheets.fill('zeros.csv', 1024 * 1024),
      'This is not a text file: save the sheet as CSV with semicolons and choose that file.',
    ],
    [
      await sheets.write('line.csv', 'a'.repeat(30 * 1024 * 1024)),
      'Row 1 is too long: the file does not look like a sheet.',
    ],
    [
      await sheets.write('quotes.csv', `${SHEET_HEADINGS}\n${row}\n"${`${row}\n`.repeat(3000)}`),
      'A quotation mark in row 3 is never closed: fix that row and choose the file again.',
    ],
    [
      await sheets.write('open.csv', `${SHEET_HEADINGS}\n"A`),
      'A quotation mark in row 2 is never closed: fix that row and choose the file again.',
    ],
    [
      await sheets.write('commas.csv', 'Code,Status,Accommodation\nA,B,C'),
      'The columns are not separated by semicolons: save the sheet as CSV with semicolons.',
    ],
    [
      await sheets.write('formulas.csv', '=A1;Status;Code\nA;B;C'),
      'The headings contain formulas: save the sheet as CSV with values only.',
    ],
    [
      await sheets.write('wide.csv', `${'a;'.repeat(300)}\n1`),
      'The sheet has more than 200 columns: it does not look like one of properties.',
    ],
    [
      await sheets.write('rows.csv', `a;b;c\n${'1;2;3\n'.repeat(20_001)}`),
      'The sheet has more than 20,000 rows: split it into several.',
    ],
    [await sheets.write('headings.csv', `${SHEET_HEADINGS}\n;;;\n`), 'The sheet has no rows below the headings.'],
    [await sheets.write('empty.csv', ''), 'The file is empty.'],
  ];
  await enter(page, '/admin/import', await account('editor'));
  for (const [path, sentence] of files) {
    await choose(page, path);
    await expect(page.getByRole('alert')).toHaveText(sentence);
  }
  await choose(page, await sheets.write('good.csv', `${SHEET_HEADINGS}\n${row}`));
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeVisible();
});

test('an import can be cancelled at each step, is rejected with the reason, and continues where it stopped', async ({
  page,
  account,
  properties,
  sheets,
}) => {
  const mark = randomUUID().slice(0, 8);
  const codes = Array.from({ length: 130 }, (_, n) => `${mark}-${n}`);
  for (const code of codes) properties.deleteAfterwards(importedId(code));
  const path = await sheets.write('many.csv', [SHEET_HEADINGS, ...codes.map((code) => sheetLine({ code }))].join('\n'));
  const gate: { open: () => void } = { open: () => undefined };
  let held = '/preview';
  await page.route('**/api/admin/imports/**', async (route) => {
    if (held !== '' && route.request().url().includes(held)) await new Promise<void>((open) => (gate.open = open));
    await route.continue();
  });

  await enter(page, '/admin/import', await account('editor'));
  await choose(page, path);
  const check = page.getByRole('button', { name: 'Check the file' });
  await check.click();
  await expect(page.getByRole('progressbar', { name: 'Checking the file' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  gate.open();
  await expect(check).toBeVisible();
  held = '/batches/1';
  await check.click();
  await page.getByRole('button', { name: 'Import 130 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('100 of 130 rows')).toBeVisible();
  await page.getByRole('link', { name: 'Services', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Leave while the import is running?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/admin/imports/**/batches/**', (route) =>
    route.fulfill({ status: 400, contentType: 'application/problem+json', body: '{}' }),
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  gate.open();
  await expect(page.getByText(/^Import cancelled\. 1\d0 properties are as the sheet has them/)).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, path);
  await check.click();
  await page.getByRole('button', { name: 'Import 130 rows' }).click();
  const go = page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true });
  await page.unrouteAll();
  await page.route('**/api/admin/imports/**/batches/**', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'x',
        status: 409,
        code: 'conflict',
        detail: 'This import has ended.',
      }),
    }),
  );
  await go.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to import properties: This import has ended.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Import 130 rows' }).click();
  await go.click();
  await expect(page.getByText('Import completed! Successfully imported 130 properties.')).toBeVisible();
});
