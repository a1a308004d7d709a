import { randomUUID } from 'node:crypto';
import { importedId } from '#functions/features/import/imported-id.ts';
import { SHEET_HEADINGS, sheetLine } from '#support/import/sheet-files.ts';
import { enter, expect } from './admin-fixtures.ts';
import { choose, test } from './import-fixtures.ts';

test.use({
  toleratedErrors: [/the server responded with a status of 4(00|09)|net::ERR_|Failed to fetch|no connection/],
});

const problemBody = (detail: string): string =>
  JSON.stringify({ type: 'about:blank', title: 'x', status: 409, code: 'conflict', detail });

test(
  'a hostile file is rejected with one clear sentence, and the screen keeps working',
  { tag: '@nightly' },
  async ({ page, account, sheets }) => {
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
  },
);

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
  await expect(page.getByRole('heading', { name: 'Checking the file' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  gate.open();
  await expect(check).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Match the columns' })).toBeFocused();
  held = '/batches/1';
  await check.click();
  await page.getByRole('button', { name: 'Import 130 rows' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('100 of 130 rows')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Importing properties' })).toBeFocused();
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
      body: problemBody('This import has ended.'),
    }),
  );
  await go.click();
  await expect(page.getByRole('alert')).toHaveText('Failed to import properties: This import has ended.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Import 130 rows' }).click();
  await go.click();
  await expect(page.getByText('Import completed! Successfully imported 130 properties.')).toBeVisible();
});

test(
  'an import that fails half-way says how much was written, and continues with the same file',
  { tag: '@nightly' },
  async ({ page, account, properties, sheets }) => {
    const mark = randomUUID().slice(0, 8);
    const codes = Array.from({ length: 110 }, (_, n) => `${mark}-${n}`);
    for (const code of codes) properties.deleteAfterwards(importedId(code));
    const path = await sheets.write(
      'half.csv',
      [SHEET_HEADINGS, ...codes.map((code) => sheetLine({ code }))].join('\n'),
    );
    await page.route('**/api/admin/imports/**/batches/1', (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', body: problemBody('It has ended.') }),
    );
    const importAll = async (): Promise<void> => {
      await choose(page, path);
      await page.getByRole('button', { name: 'Check the file' }).click();
      await page.getByRole('button', { name: 'Import 110 rows' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    };

    await enter(page, '/admin/import', await account('editor'));
    await importAll();
    await expect(page.getByRole('alert')).toHaveText('Failed to import properties: It has ended.');
    await expect(
      page.getByText(
        'Import stopped. 100 properties are as the sheet has them; import the same file again to continue.',
      ),
    ).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Import another file' }).click();
    await importAll();
    await expect(page.getByText('Import completed! Successfully imported 110 properties.')).toBeVisible();
  },
);

test(
  'an import without a connection says that it waits, and can be cancelled',
  { tag: '@nightly' },
  async ({ page, context, account, properties, sheets }) => {
    const code = randomUUID();
    properties.deleteAfterwards(importedId(code));
    await enter(page, '/admin/import', await account('editor'));
    await choose(page, await sheets.write('offline.csv', `${SHEET_HEADINGS}\n${sheetLine({ code })}`));
    await page.getByRole('button', { name: 'Check the file' }).click();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await context.setOffline(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('You are offline. This continues when there is a connection again.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/^Import cancelled\. 0 properties are/)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await context.setOffline(false);
  },
);
