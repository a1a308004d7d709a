import { randomUUID } from 'node:crypto';
import { importApi } from '#domain/api/import.ts';
import { propertyCompleteness, publishingGaps } from '#domain/property/completeness.ts';
import { lastImportSchema } from '#domain/import/last-import.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importedRowPath } from '#functions/platform/firestore-paths.ts';
import { readProblem } from '#support/api/api-calls.ts';
import { openContentFixture, type ContentFixture } from '#support/content/content-fixture.ts';
import { openPropertyFixture, type PropertyFixture } from '#support/content/property-fixture.ts';
import { openSheetFixture, outcomesOf, propertyOf, type SheetFixture } from '#support/import/sheet-fixture.ts';

let fixture: ContentFixture;
let properties: PropertyFixture;
let sheet: SheetFixture;
beforeAll(async () => {
  fixture = await openContentFixture();
  properties = openPropertyFixture(fixture);
  sheet = openSheetFixture(fixture);
});
afterAll(() => fixture.close());

const stored = async (row: ReturnType<SheetFixture['row']>) => {
  const property = await fixture.stored('properties', propertyOf(row));
  if (property === null) throw new Error('The property is not there');
  return property;
};

describe('a row of the sheet', () => {
  it('makes a property by the heuristics of the specification, with the defaults of the house', async () => {
    const row = sheet.row({ accommodation: 'Villa Prova', maxGuestCapacity: '10' });
    const values = { location: 'Carvalhal, Comporta', people: 10, bedrooms: 4, price: '€1,250' };
    expect(await outcomesOf(await sheet.write([row]))).toEqual([
      { outcome: 'created', row: 2, id: propertyOf(row), priceMissing: false, toCheck: [], values },
    ]);
    expect(await stored(row)).toMatchObject({
      ...{ title: 'Villa Prova', location: 'Carvalhal, Comporta', type: 'rental', tag: 'Villa' },
      ...{ price: '€1,250', priceAmount: 1250, people: 10, bedrooms: 4, bathrooms: 3, rooms: 6 },
      ...{ licenceNumber: '12345/AL', area: null, hero: null, securityDeposit: '€2,500 per booking', rev: 1 },
    });
  });

  it('with implausible values is flagged by the dry run and by the import, and becomes a draft all the same', async () => {
    const row = sheet.row({ maxGuestCapacity: '9999', rate: '7.570.779' });
    const flagged = { toCheck: ['people', 'bedrooms', 'price'], values: { people: 500, price: '€7,570,779' } };
    expect(await outcomesOf(await sheet.preview([row]))).toMatchObject([{ outcome: 'created', ...flagged }]);
    expect(await outcomesOf(await sheet.write([row]))).toMatchObject([{ outcome: 'created', ...flagged }]);
    expect(await stored(row)).toMatchObject({ people: 500, price: '€7,570,779' });
  });

  it('tells what its property says after the import: an editor’s own value stays and is what counts', async () => {
    const row = sheet.row({ maxGuestCapacity: '80' });
    expect(await outcomesOf(await sheet.write([row]))).toMatchObject([{ toCheck: ['people'] }]);
    await fixture.firestore.doc(`properties/${propertyOf(row)}`).update({ people: 8 });
    expect(await outcomesOf(await sheet.preview([row]))).toMatchObject([
      { outcome: 'unchanged', toCheck: [], values: { people: 8 } },
    ]);
  });

  it("without a rate is a draft marked 'price missing', as nothing is invented", async () => {
    const row = sheet.row({ rate: '' });
    expect(await outcomesOf(await sheet.write([row]))).toMatchObject([{ outcome: 'created', priceMissing: true }]);
    const property = await stored(row);
    expect(propertyCompleteness(property).find(({ item }) => item === 'price')?.isMet).toBe(false);
    // Pictures are no part of a sheet.
    expect(publishingGaps(property)).toMatchObject([{ item: 'hero' }]);
  });

  it("takes price, type and area from the sample data only behind that option, 'seeded so that a run can be repeated'", async () => {
    const rows = Array.from({ length: 12 }, () => sheet.row({ rate: '' }));
    await sheet.write(rows, { sampleSeed: 'seed' });
    const properties = await Promise.all(rows.map(stored));
    expect(properties.every(({ priceAmount, area }) => priceAmount >= 500 && area !== null)).toBe(true);
    expect(await outcomesOf(await sheet.preview(rows, 'seed'))).toMatchObject(
      rows.map(() => ({ outcome: 'unchanged' })),
    );
  });

  it.each([
    ['deactivated', { status: 'Deactivated' }, "the status is not 'activated'"],
    ['without a code', { code: ' ' }, 'the row has no code'],
    ['without a name', { accommodation: '' }, 'the row has no accommodation name'],
    ['of no place', { town: '', area: ' ' }, 'the row has neither town nor area'],
    ['with a formula', { accommodation: '=HYPERLINK("https://x.example")' }, 'a cell starts like a formula'],
    ['with a cell too long', { town: 'x'.repeat(161) }, '“Town” is longer than 160 characters'],
  ])('%s is refused with the reason, and refuses no other', async (_, cells, message) => {
    const [bad, good] = [sheet.row(cells, 2), sheet.row({}, 3)];
    expect(await outcomesOf(await sheet.write([bad, good]))).toMatchObject([
      { outcome: 'refused', row: 2, message },
      { outcome: 'created', row: 3 },
    ]);
  });

  it('of a code that stands in the batch already is refused', async () => {
    const row = sheet.row();
    const again = sheet.row({ code: ` ${row.cells.code.toUpperCase()}` }, 9);
    expect(await outcomesOf(await sheet.write([row, again]))).toMatchObject([
      { outcome: 'created' },
      { outcome: 'refused', message: 'its code is already used in row 2' },
    ]);
  });

  it('of a property that is stored in another shape is refused', async () => {
    const row = sheet.row();
    await fixture.firestore.doc(`properties/${propertyOf(row)}`).set({ title: 'Of another time' });
    expect(await outcomesOf(await sheet.write([row]))).toMatchObject([
      { outcome: 'refused', message: 'the stored property cannot be read' },
    ]);
  });
});

describe('a sheet', () => {
  it('imported twice changes nothing the second time', async () => {
    const rows = [sheet.row(), sheet.row({}, 3)];
    await sheet.write(rows);
    const before = await Promise.all(rows.map(stored));
    expect(await outcomesOf(await sheet.write(rows))).toMatchObject(rows.map(() => ({ outcome: 'unchanged' })));
    expect(await Promise.all(rows.map(stored))).toEqual(before);
    const [first] = rows;
    expect(first && (await fixture.audit(`properties/${propertyOf(first)}`))).toHaveLength(1);
  });

  it('changes what it says differently than the last time, and leaves what editors changed', async () => {
    const row = sheet.row();
    await sheet.write([row]);
    await properties.change(await stored(row), { title: 'A better name', bedrooms: 5, description: 'Words.' });
    const changed = { ...row, cells: { ...row.cells, rate: '1400' } };
    expect(await outcomesOf(await sheet.write([changed]))).toMatchObject([{ outcome: 'changed', fields: ['price'] }]);
    expect(await stored(row)).toMatchObject({
      ...{ title: 'A better name', bedrooms: 5, description: 'Words.', price: '€1,400', priceAmount: 1400, rev: 3 },
    });
  });

  it('writes an entry of the audit log for each property, with the import and the row', async () => {
    const row = sheet.row({}, 41);
    const id = randomUUID();
    await sheet.write([row], { id });
    const rate = { ...row, cells: { ...row.cells, rate: '99' } };
    await sheet.write([rate], { id, number: 1 });
    expect(await fixture.audit(`properties/${propertyOf(row)}`)).toMatchObject([
      { action: 'property.imported', uid: fixture.editor.uid, details: { import: id, row: 41 }, before: null },
      { before: { price: '€1,250', rev: 1 }, after: { price: '€99', rev: 2 } },
    ]);
  });

  it('makes a property again that was deleted', async () => {
    const row = sheet.row();
    await sheet.write([row]);
    await fixture.call('DELETE', `/api/admin/properties/${propertyOf(row)}?rev=1`);
    expect(await outcomesOf(await sheet.write([row]))).toMatchObject([{ outcome: 'created' }]);
  });

  it('gives properties of one title addresses of their own, against stored ones too', async () => {
    const title = `Quinta ${randomUUID()}`;
    const { slug } = await properties.create({ title });
    const rows = [sheet.row({ accommodation: title }), sheet.row({ accommodation: title }, 3)];
    await sheet.write(rows);
    const slugs = (await Promise.all(rows.map(stored))).map((property) => property.slug);
    expect(slugs).toEqual([`${slug}-2`, `${slug}-3`]);
  });

  it('takes a house that is no holiday rental any more out of the featured', async () => {
    const row = sheet.row({ rate: '' });
    await sheet.write([row]);
    const featured = await properties.feature(propertyOf(row));
    const seed = await seedOfSale(row);
    await sheet.write([row], { sampleSeed: seed });
    expect((await stored(row)).type).toBe('real_estate');
    expect(await fixture.stored('featured', featured)).toBeNull();
  });

  async function seedOfSale(row: ReturnType<SheetFixture['row']>): Promise<string> {
    for (let number = 0; number < 100; number += 1) {
      const [outcome] = await outcomesOf(await sheet.preview([row], `seed ${number}`));
      if (outcome?.outcome === 'changed' && outcome.fields.includes('type')) return `seed ${number}`;
    }
    throw new Error('No seed sells this house');
  }
});

describe('a dry run', () => {
  it('tells what would be created, changed or refused, and writes nothing', async () => {
    const [known, fresh, bad] = [sheet.row(), sheet.row({}, 3), sheet.row({ status: 'off' }, 4)];
    await sheet.write([known]);
    const before = await stored(known);
    const changed = { ...known, cells: { ...known.cells, rate: '7', maxGuestCapacity: '8' } };
    expect(await outcomesOf(await sheet.preview([changed, fresh, bad]))).toMatchObject([
      { outcome: 'changed', fields: ['price', 'people', 'bedrooms', 'bathrooms', 'rooms'] },
      { outcome: 'created' },
      { outcome: 'refused' },
    ]);
    expect(await stored(known)).toEqual(before);
    expect(await fixture.stored('properties', propertyOf(fresh))).toBeNull();
    expect((await fixture.firestore.doc(importedRowPath(propertyOf(fresh))).get()).exists).toBe(false);
  });
});

describe('an import', () => {
  const { response } = importApi['POST /api/admin/imports/{id}/end'];

  it('counts a batch that was sent twice once, ends once, and is what the dashboard tells of', async () => {
    const id = randomUUID();
    const rows = [sheet.row(), sheet.row({ status: 'no' }, 3)];
    await sheet.write(rows, { id });
    await sheet.write(rows, { id });
    await sheet.write([sheet.row({}, 4)], { id, number: 1 });
    const ended = response.parse(await (await sheet.end(id)).json());
    expect(ended).toEqual({ imported: 2, counts: { created: 2, changed: 0, unchanged: 0, refused: 1 } });
    expect(response.parse(await (await sheet.end(id)).json())).toEqual(ended);
    expect(lastImportSchema.parse((await fixture.firestore.doc('system/lastImport').get()).data()).count).toBe(2);
    expect(await fixture.audit(`imports/${id}`)).toMatchObject([{ action: 'import.ended', details: ended.counts }]);
    expect((await readProblem(await sheet.write(rows, { id, number: 2 }))).code).toBe('conflict');
  });

  it('is nobody else’s', async () => {
    const id = randomUUID();
    await sheet.write([sheet.row()], { id });
    const other = await fixture.open('admin');
    expect((await readProblem(await sheet.write([sheet.row()], { id, account: other }))).code).toBe('conflict');
    expect((await readProblem(await sheet.end(id, other))).code).toBe('not_found');
  });

  it('that never began cannot end', async () => {
    expect((await sheet.end(randomUUID())).status).toBe(404);
  });

  it.each([
    ['no rows', () => []],
    ['more than a hundred rows', () => Array.from({ length: 101 }, (_, row) => sheet.row({}, row + 2))],
    ['a cell nobody knows', () => [{ row: 2, cells: { ...sheet.row().cells, owner: 'Somebody' } }]],
  ])('takes no batch with %s', async (_, rows) => {
    expect((await readProblem(await sheet.write(rows()))).code).toBe('invalid_request');
    expect((await readProblem(await sheet.preview(rows()))).code).toBe('invalid_request');
  });

  it.each(['member', 'concierge'] as const)('is refused to a %s', async (role) => {
    const account = await fixture.open(role);
    expect((await sheet.write([sheet.row()], { account })).status).toBe(403);
  });
});
