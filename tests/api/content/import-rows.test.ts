import { propertyCompleteness, publishingGaps } from '#domain/property/completeness.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { openSheetFixture, readOutcomes, propertyIdOf, type SheetFixture } from '#support/import/fixture.ts';

let content: ContentFixture;
let sheets: SheetFixture;
beforeAll(async () => {
  content = await openContentFixture();
  sheets = openSheetFixture(content);
});
afterAll(() => content.close());

describe('a row of the sheet', () => {
  it('makes a property by the heuristics of the specification, with the default values', async () => {
    const row = sheets.row({ accommodation: 'Villa Prova', maxGuestCapacity: '10' });
    const values = { location: 'Carvalhal, Comporta', people: 10, bedrooms: 4, price: '€1,250' };
    expect(await readOutcomes(await sheets.write([row]))).toEqual([
      { outcome: 'created', row: 2, id: propertyIdOf(row), priceMissing: false, toCheck: [], unread: [], values },
    ]);
    expect(await sheets.readProperty(row)).toMatchObject({
      ...{ title: 'Villa Prova', location: 'Carvalhal, Comporta', type: 'rental', tag: 'Villa' },
      ...{ price: '€1,250', priceAmount: 1250, people: 10, bedrooms: 4, bathrooms: 3, rooms: 6 },
      ...{ licenceNumber: '12345/AL', area: null, hero: null, securityDeposit: '€2,500 per booking', rev: 1 },
    });
  });

  it('with implausible values is flagged by the dry run and by the import, and becomes a draft all the same', async () => {
    const row = sheets.row({ maxGuestCapacity: '9999', rate: '7.570.779' });
    const flagged = { toCheck: ['people', 'bedrooms', 'price'], values: { people: 500, price: '€7,570,779' } };
    expect(await readOutcomes(await sheets.preview([row]))).toMatchObject([{ outcome: 'created', ...flagged }]);
    expect(await readOutcomes(await sheets.write([row]))).toMatchObject([{ outcome: 'created', ...flagged }]);
    expect(await sheets.readProperty(row)).toMatchObject({ people: 500, price: '€7,570,779' });
  });

  it('reports the values of its property after the import: an editor’s own value stays and counts', async () => {
    const row = sheets.row({ maxGuestCapacity: '80' });
    expect(await readOutcomes(await sheets.write([row]))).toMatchObject([{ toCheck: ['people'] }]);
    await content.firestore.doc(`properties/${propertyIdOf(row)}`).update({ people: 8 });
    expect(await readOutcomes(await sheets.preview([row]))).toMatchObject([
      { outcome: 'unchanged', toCheck: [], values: { people: 8 } },
    ]);
  });

  it("without a rate is a draft marked 'price missing', as nothing is invented", async () => {
    const row = sheets.row({ rate: '' });
    expect(await readOutcomes(await sheets.write([row]))).toMatchObject([{ outcome: 'created', priceMissing: true }]);
    const property = await sheets.readProperty(row);
    expect(propertyCompleteness(property).find(({ item }) => item === 'price')?.isMet).toBe(false);
    // Pictures are no part of a sheet.
    expect(publishingGaps(property)).toMatchObject([{ item: 'hero' }]);
  });

  it("takes price, type and area from the sample data only behind that option, 'seeded so that a run can be repeated'", async () => {
    const rows = Array.from({ length: 12 }, () => sheets.row({ rate: '' }));
    await sheets.write(rows, { sampleSeed: 'seed' });
    const properties = await Promise.all(rows.map(sheets.readProperty));
    expect(properties.every(({ priceAmount, area }) => priceAmount >= 500 && area !== null)).toBe(true);
    expect(await readOutcomes(await sheets.preview(rows, { sampleSeed: 'seed' }))).toMatchObject(
      rows.map(() => ({ outcome: 'unchanged' })),
    );
  });

  it.each([
    ['deactivated', { status: 'Deactivated' }, "the status is not 'activated'"],
    ['without a code', { code: ' ' }, 'the row has no code'],
    ['without a name', { accommodation: '' }, 'the row has no accommodation name'],
    ['of no place', { town: '', area: ' ' }, 'the row has neither town nor area'],
    ['with a formula', { accommodation: '=HYPERLINK("https://x.example")' }, '“Accommodation” starts like a formula'],
    ['with a cell too long', { town: 'x'.repeat(161) }, '“Town” is longer than 160 characters'],
  ])('%s is rejected with the reason, without affecting others', async (_, cells, message) => {
    const [bad, good] = [sheets.row(cells, 2), sheets.row({}, 3)];
    expect(await readOutcomes(await sheets.write([bad, good]))).toMatchObject([
      { outcome: 'refused', row: 2, message },
      { outcome: 'created', row: 3 },
    ]);
  });

  it('with a code that occurs earlier in the batch is rejected', async () => {
    const row = sheets.row();
    const again = sheets.row({ code: ` ${row.cells.code.toUpperCase()}` }, 9);
    expect(await readOutcomes(await sheets.write([row, again]))).toMatchObject([
      { outcome: 'created' },
      { outcome: 'refused', message: 'its code is already used in row 2' },
    ]);
  });

  it('of a property whose stored document is invalid is rejected', async () => {
    const row = sheets.row();
    await content.firestore.doc(`properties/${propertyIdOf(row)}`).set({ title: 'Of another time' });
    expect(await readOutcomes(await sheets.write([row]))).toMatchObject([
      { outcome: 'refused', message: 'the stored property cannot be read' },
    ]);
  });
});
