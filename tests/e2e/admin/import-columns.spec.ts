import { randomUUID } from 'node:crypto';
import { importedId } from '#functions/features/import/imported-id.ts';
import { enter, expect } from './admin-fixtures.ts';
import { choose, test } from './import-fixtures.ts';
import { screenFaults } from './screen-faults.ts';

test(
  'a sheet fills in distances, measures and beds, and the screen shows the columns that it has',
  { tag: '@nightly' },
  async ({ page, account, properties, sheets }) => {
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
  },
);
