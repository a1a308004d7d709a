import { randomInt, randomUUID } from 'node:crypto';
import { importApi } from '#domain/api/import.ts';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { lastImportSchema } from '#domain/import/last-import.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { importedRowPath, publishedPropertyPath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/calls.ts';
import { mapCells } from '#domain/import/mapping.ts';
import { zerosDiffer } from '#domain/import/text.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { openPropertyFixture, type PropertyFixture } from '#support/content/property-fixture.ts';
import { openSheetFixture, readOutcomes, propertyIdOf, type SheetFixture } from '#support/import/fixture.ts';

let content: ContentFixture;
let properties: PropertyFixture;
let sheets: SheetFixture;
beforeAll(async () => {
  content = await openContentFixture();
  properties = openPropertyFixture(content);
  sheets = openSheetFixture(content);
});
afterAll(() => content.close());

describe('a sheet', () => {
  it('imported twice changes nothing the second time', async () => {
    const rows = [sheets.row(), sheets.row({}, 3)];
    await sheets.write(rows);
    const before = await Promise.all(rows.map(sheets.readProperty));
    expect(await readOutcomes(await sheets.write(rows))).toMatchObject(rows.map(() => ({ outcome: 'unchanged' })));
    expect(await Promise.all(rows.map(sheets.readProperty))).toEqual(before);
    const [first] = rows;
    expect(first && (await content.readAudit(`properties/${propertyIdOf(first)}`))).toHaveLength(1);
  });

  it('changes what it says differently than the last time, and leaves what editors changed', async () => {
    const row = sheets.row();
    await sheets.write([row]);
    await properties.change(await sheets.readProperty(row), {
      title: 'A better name',
      bedrooms: 5,
      description: 'Some text.',
    });
    const changed = { ...row, cells: { ...row.cells, rate: '1400' } };
    expect(await readOutcomes(await sheets.write([changed]))).toMatchObject([
      { outcome: 'changed', changes: [{ field: 'price', before: '€1,250', after: '€1,400' }] },
    ]);
    expect(await sheets.readProperty(row)).toMatchObject({
      ...{ title: 'A better name', bedrooms: 5, description: 'Some text.', price: '€1,400', priceAmount: 1400, rev: 3 },
    });
  });

  it('writes an entry of the audit log for each property, with the import and the row', async () => {
    const row = sheets.row({}, 41);
    const id = randomUUID();
    await sheets.write([row], { id });
    const rate = { ...row, cells: { ...row.cells, rate: '99' } };
    await sheets.write([rate], { id, number: 1 });
    expect(await content.readAudit(`properties/${propertyIdOf(row)}`)).toMatchObject([
      { action: 'property.imported', uid: content.editor.uid, details: { import: id, row: 41 }, before: null },
      { before: { price: '€1,250', rev: 1 }, after: { price: '€99', rev: 2 } },
    ]);
  });

  it('makes a property again that was deleted', async () => {
    const row = sheets.row();
    await sheets.write([row]);
    await content.call('DELETE', `/api/admin/properties/${propertyIdOf(row)}?rev=1`);
    expect(await readOutcomes(await sheets.write([row]))).toMatchObject([{ outcome: 'created' }]);
  });

  it('gives properties with the same title different URLs, also from stored ones', async () => {
    const title = `Quinta ${randomUUID()}`;
    const { slug } = await properties.create({ title });
    const rows = [sheets.row({ accommodation: title }), sheets.row({ accommodation: title }, 3)];
    await sheets.write(rows);
    const slugs = (await Promise.all(rows.map(sheets.readProperty))).map((property) => property.slug);
    expect(slugs).toEqual([`${slug}-2`, `${slug}-3`]);
  });

  it('gives drafts that it renames alike different URLs, also beside a new one', async () => {
    const title = `Quinta ${randomUUID()}`;
    const [one, two, added] = [sheets.row(), sheets.row({}, 3), sheets.row({ accommodation: title }, 4)];
    await sheets.write([one, two]);
    const renamed = [one, two].map((row) => ({ ...row, cells: { ...row.cells, accommodation: title } }));
    await sheets.write([...renamed, added]);
    const slugs = (await Promise.all([one, two, added].map(sheets.readProperty))).map(({ slug }) => slug);
    const [base = ''] = slugs;
    expect(slugs).toEqual([base, `${base}-2`, `${base}-3`]);
  });

  it('leaves a draft its URL when the new title makes the same one', async () => {
    const row = sheets.row();
    await sheets.write([row]);
    const { slug } = await sheets.readProperty(row);
    await sheets.write([{ ...row, cells: { ...row.cells, accommodation: `${row.cells.accommodation}!` } }]);
    expect(await sheets.readProperty(row)).toMatchObject({ title: `${row.cells.accommodation}!`, slug });
  });

  it('without some columns leaves their fields, and one with empty cells too', async () => {
    const row = sheets.row({ maxGuestCapacity: '8', touristLicense: '111/AL' });
    await sheets.write([row]);
    const { code, status, accommodation, town } = row.cells;
    const short = { ...row, cells: { ...mapCells([], {}), code, status, accommodation, town, rate: '1400' } };
    const changes = [{ field: 'price', before: '€1,250', after: '€1,400' }];
    expect(await readOutcomes(await sheets.preview([short]))).toMatchObject([{ outcome: 'changed', changes }]);
    await sheets.write([short]);
    expect(await sheets.readProperty(row)).toMatchObject({
      ...{ price: '€1,400', licenceNumber: '111/AL', people: 8, location: 'Carvalhal, Comporta' },
    });
  });

  it('clears a field by an empty cell only where an editor chose so', async () => {
    const row = sheets.row();
    await sheets.write([row]);
    const empty = { ...row, cells: { ...row.cells, touristLicense: '', area: '' } };
    await sheets.write([empty], { clears: ['touristLicense'] });
    expect(await sheets.readProperty(row)).toMatchObject({ licenceNumber: '', location: 'Carvalhal, Comporta' });
    const again = await sheets.preview([empty], { clears: ['touristLicense'] });
    expect(await readOutcomes(again)).toMatchObject([{ outcome: 'unchanged' }]);
    const all = await sheets.preview([empty], { clears: ['accommodation'] });
    expect((await readProblem(all)).code).toBe('invalid_request');
  });

  it('says which cells it cannot read, which change nothing, and which prices are too small', async () => {
    const row = sheets.row({ maxGuestCapacity: 'abc', rate: '5' });
    const said = { unread: ['maxGuestCapacity'], toCheck: ['price'], values: { people: 4, price: '€5' } };
    expect(await readOutcomes(await sheets.write([row]))).toMatchObject([{ outcome: 'created', ...said }]);
    const worse = { ...row, cells: { ...row.cells, maxGuestCapacity: '-12', rate: '1.2.3' } };
    expect(await readOutcomes(await sheets.write([worse]))).toMatchObject([
      { outcome: 'unchanged', unread: ['maxGuestCapacity', 'rate'] },
    ]);
  });

  it('says nothing about the price of what an editor made a sale, and promises no change of it', async () => {
    const row = sheets.row();
    await sheets.write([row]);
    await properties.change(await sheets.readProperty(row), { type: 'real_estate', salePrice: '€2,400,000' });
    const sale = await sheets.readProperty(row);
    const lower = { ...row, cells: { ...row.cells, rate: '1.100,00' } };
    expect(await readOutcomes(await sheets.preview([lower]))).toMatchObject([
      { outcome: 'unchanged', values: { price: '€2,400,000' } },
    ]);
    expect(await readOutcomes(await sheets.write([lower]))).toMatchObject([{ outcome: 'unchanged' }]);
    expect(await sheets.readProperty(row)).toEqual(sale);
  });

  it('whose property was deleted, but is still on the site, makes a change of its page', async () => {
    const row = sheets.row();
    await sheets.write([row]);
    const { id, rev, slug } = await sheets.readProperty(row);
    const page = content.firestore.doc(publishedPropertyPath(id));
    onTestFinished(async () => void (await page.delete()));
    await page.set(publishedFixture({ id, slug, rev }));
    expect((await content.call('DELETE', `/api/admin/properties/${id}?rev=${rev}`)).status).toBe(200);
    const other = sheets.row({ accommodation: row.cells.accommodation }, 3);
    const corrected = { ...row, cells: { ...row.cells, rate: '990' } };
    expect(await readOutcomes(await sheets.write([other, corrected]))).toMatchObject([
      { outcome: 'created' },
      { outcome: 'created', id },
    ]);
    expect(await sheets.readProperty(row)).toMatchObject({ price: '€990', rev: rev + 1, slug });
    expect(await sheets.readProperty(other)).toMatchObject({ slug: `${slug}-2`, rev: 1 });
  });

  it('keeps the URL of its page when its property was deleted and the sheet has another title now', async () => {
    const row = sheets.row();
    await sheets.write([row]);
    const { id, rev, slug } = await sheets.readProperty(row);
    const page = content.firestore.doc(publishedPropertyPath(id));
    onTestFinished(async () => void (await page.delete()));
    await page.set(publishedFixture({ id, slug, rev }));
    await content.call('DELETE', `/api/admin/properties/${id}?rev=${rev}`);
    await sheets.write([{ ...row, cells: { ...row.cells, accommodation: 'Quinta Renomeada' } }]);
    expect(await sheets.readProperty(row)).toMatchObject({ title: 'Quinta Renomeada', slug });
  });

  it('whose codes lost or gained zeros in a spreadsheet creates no second property, and says why', async () => {
    const number = String(randomInt(1e5, 1e6));
    const row = sheets.row({ code: `0${number}` });
    await sheets.write([row]);
    const others = [sheets.row({ code: number }), sheets.row({ code: `00${number}` }, 3)];
    const message = zerosDiffer(`0${number}`);
    expect(await readOutcomes(await sheets.write(others))).toEqual([
      { outcome: 'refused', row: 2, message },
      { outcome: 'refused', row: 3, message },
    ]);
    expect(await readOutcomes(await sheets.write([row]))).toMatchObject([{ outcome: 'unchanged' }]);
  });

  it('with two new codes that differ only in their zeros creates the first, and says why not the second', async () => {
    const number = String(randomInt(1e5, 1e6));
    const rows = [sheets.row({ code: number }), sheets.row({ code: `0${number}` }, 3)];
    expect(await readOutcomes(await sheets.write(rows))).toMatchObject([
      { outcome: 'created', row: 2 },
      { outcome: 'refused', row: 3, message: zerosDiffer(number) },
    ]);
  });

  it('finds a property that was never imported by its own id', async () => {
    const { id, title } = await properties.create({ location: 'Melides' });
    const row = sheets.row({ code: id, accommodation: title, town: 'Muda', area: '', rate: '', maxGuestCapacity: '' });
    expect(await readOutcomes(await sheets.preview([row]))).toMatchObject([
      {
        outcome: 'changed',
        id,
        changes: [{ field: 'location', before: 'Melides', after: 'Muda' }, { field: 'licenceNumber' }],
      },
    ]);
  });
});

describe('a dry run', () => {
  it('reports what would be created, changed or rejected, and writes nothing', async () => {
    const [known, fresh, bad] = [sheets.row(), sheets.row({}, 3), sheets.row({ status: 'off' }, 4)];
    await sheets.write([known]);
    const before = await sheets.readProperty(known);
    const changed = { ...known, cells: { ...known.cells, rate: '70', maxGuestCapacity: '8' } };
    expect(await readOutcomes(await sheets.preview([changed, fresh, bad]))).toMatchObject([
      {
        outcome: 'changed',
        changes: [
          { field: 'price', before: '€1,250', after: '€70' },
          { field: 'people', before: '6', after: '8' },
          ...[{ field: 'bedrooms' }, { field: 'bathrooms' }, { field: 'rooms' }],
        ],
      },
      { outcome: 'created' },
      { outcome: 'refused' },
    ]);
    expect(await sheets.readProperty(known)).toEqual(before);
    expect(await content.readDocument('properties', propertyIdOf(fresh))).toBeNull();
    expect((await content.firestore.doc(importedRowPath(propertyIdOf(fresh))).get()).exists).toBe(false);
  });
});

describe('an import', () => {
  const { response } = importApi['POST /api/admin/imports/{id}/end'];

  it('counts a batch that was sent twice once, ends once, and appears on the dashboard', async () => {
    const id = randomUUID();
    const rows = [sheets.row(), sheets.row({ status: 'no' }, 3)];
    await sheets.write(rows, { id });
    await sheets.write(rows, { id });
    await sheets.write([sheets.row({}, 4)], { id, number: 1 });
    const ended = response.parse(await (await sheets.end(id)).json());
    expect(ended).toEqual({ imported: 2, counts: { created: 2, changed: 0, unchanged: 0, refused: 1 } });
    expect(response.parse(await (await sheets.end(id)).json())).toEqual(ended);
    expect(lastImportSchema.parse((await content.firestore.doc('system/lastImport').get()).data()).count).toBe(2);
    expect(await content.readAudit(`imports/${id}`)).toMatchObject([{ action: 'import.ended', details: ended.counts }]);
    expect((await readProblem(await sheets.write(rows, { id, number: 2 }))).code).toBe('conflict');
  });

  it('writes a batch once that is sent again while it is being written', async () => {
    const id = randomUUID();
    const rows = [sheets.row(), sheets.row({}, 3)];
    await Promise.all([sheets.write(rows, { id }), sheets.write(rows, { id })]);
    const { counts } = response.parse(await (await sheets.end(id)).json());
    expect(counts).toEqual({ created: 2, changed: 0, unchanged: 0, refused: 0 });
    const entries = await Promise.all(rows.map((row) => content.readAudit(`properties/${propertyIdOf(row)}`)));
    expect(entries).toMatchObject(rows.map(() => [{ action: 'property.imported', after: { rev: 1 } }]));
  });

  it('belongs to one account', async () => {
    const id = randomUUID();
    await sheets.write([sheets.row()], { id });
    const other = await content.openAccount('admin');
    expect((await readProblem(await sheets.write([sheets.row()], { id, account: other }))).code).toBe('conflict');
    expect((await readProblem(await sheets.end(id, other))).code).toBe('not_found');
  });

  it('that never began cannot end', async () => {
    expect((await sheets.end(randomUUID())).status).toBe(404);
  });

  it.each([
    ['no rows', () => []],
    ['more than a hundred rows', () => Array.from({ length: 101 }, (_, row) => sheets.row({}, row + 2))],
    ['an unknown cell', () => [{ row: 2, cells: { ...sheets.row().cells, owner: 'Somebody' } }]],
  ])('takes no batch with %s', async (_, rows) => {
    expect((await readProblem(await sheets.write(rows()))).code).toBe('invalid_request');
    expect((await readProblem(await sheets.preview(rows()))).code).toBe('invalid_request');
  });

  it.each(['member', 'concierge'] as const)('is denied to a %s', async (role) => {
    const account = await content.openAccount(role);
    expect((await sheets.write([sheets.row()], { account })).status).toBe(403);
  });
});
