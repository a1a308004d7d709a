import { exportApi } from '#domain/api/export.ts';
import type { ImportOutcome, SentRow } from '#domain/api/import.ts';
import { withoutFields } from '#domain/core/changed-fields.ts';
import { IMPORT_BATCH } from '#domain/import/limits.ts';
import { guessMapping, missingColumns } from '#domain/import/mapping.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspectSheet, readRows } from '#admin/features/import/read-sheet.ts';
import { sortRows } from '#admin/features/import/sort-rows.ts';
import { openContentFixture, type ContentFixture } from '#support/content/fixture.ts';
import { openPropertyFixture } from '#support/content/property-fixture.ts';
import { openSheetFixture, propertyIdOf, readOutcomes, type SheetFixture } from '#support/import/fixture.ts';

let content: ContentFixture;
let sheets: SheetFixture;
beforeAll(async () => {
  content = await openContentFixture();
  sheets = openSheetFixture(content);
});
afterAll(() => content.close());

/** What only the further columns of a sheet say. */
const FURTHER: Parameters<ReturnType<typeof openPropertyFixture>['create']>[0] = {
  ...{ type: 'real_estate', salePrice: '€2,400,000', saleState: 'reserved' },
  ...{ priceBefore: '€2,950,000', reducedOn: '2026-10-03' },
  ...{ entranceSteps: 0, narrowestDoor: 82, bedHeight: 55, showerStep: 2 },
  ...{ curfew: '23:00', powerAmps: 63, powerPhases: 3, vehicleHeight: 380, vehicleLength: 12 },
  ...{ vehicleTurning: '-by the gate', permits: '=Town hall' },
  distances: [
    { kind: 'airport', name: 'Lisboa', kilometres: 110.25, minutes: 80 },
    { kind: 'beach', name: 'Praia do Pego', kilometres: 1.5, minutes: 4 },
    { kind: 'beach', name: 'Comporta', kilometres: 7, minutes: null },
  ],
  bedroomList: [
    { name: 'Suite "Mar"; west', floor: 0, beds: { king: 1, cot: 1 }, bath: 'en-suite', isStepFree: true },
    { name: '', floor: -1, beds: {}, bath: null, isStepFree: false },
  ],
};

/** The first page of the export with semicolons, as a file. */
async function exportedFile(): Promise<Blob> {
  const response = await content.call('GET', '/api/admin/exports/properties?separator=semicolon');
  const page = exportApi['GET /api/admin/exports/properties'].response.parse(await response.json());
  expect(page.next).toBeNull();
  return new Blob([page.csv]);
}

async function rowsOf(file: Blob): Promise<readonly SentRow[]> {
  const facts = await inspectSheet(file);
  const mapping = guessMapping(facts.headings);
  expect(missingColumns(mapping)).toEqual([]);
  return sortRows(await Array.fromAsync(readRows(file, facts, mapping))).sent;
}

/** What the dry run says about a file whose columns the import maps by itself. */
async function previewOf(file: Blob): Promise<ImportOutcome[]> {
  const sent = await rowsOf(file);
  const outcomes: ImportOutcome[] = [];
  for (let from = 0; from < sent.length; from += IMPORT_BATCH)
    outcomes.push(...(await readOutcomes(await sheets.preview(sent.slice(from, from + IMPORT_BATCH)))));
  return outcomes;
}

it('the exported properties, imported again, change nothing: imported ones, edited ones, and all others', async () => {
  const properties = openPropertyFixture(content);
  const imported = sheets.row({ code: `Ré ${Date.now()}`, maxGuestCapacity: '7' });
  const signed = sheets.row({ code: `-${Date.now()}` });
  await sheets.write([imported, signed]);
  const property = await content.readDocument('properties', propertyIdOf(imported));
  if (property === null) throw new Error('The property is not there');
  await properties.change(property, {
    price: '€1,600 per night',
    people: 9,
    bedrooms: 2,
    location: 'Muda, a hamlet, Comporta',
  });
  const own = await properties.create({ title: '=Casa; "a formula"', location: 'Melides', price: 'On request' });
  const described = await properties.create(FURTHER);

  const outcomes = await previewOf(await exportedFile());
  expect(outcomes.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
  const ids = outcomes.flatMap((outcome) => ('id' in outcome ? [outcome.id] : []));
  expect(ids).toEqual(expect.arrayContaining([propertyIdOf(imported), propertyIdOf(signed), own.id, described.id]));
  expect(outcomes.flatMap((outcome) => ('unread' in outcome ? outcome.unread : []))).toEqual([]);
});

it('the prices of an export are plain amounts, which spreadsheets of every country read alike', async () => {
  const properties = openPropertyFixture(content);
  const rental = await properties.create({ price: '€1,250' });
  const sale = await properties.create(FURTHER);
  const rows = await rowsOf(await exportedFile());
  const cellsOf = (id: string) => rows.find(({ cells }) => cells.code === id)?.cells;
  expect(cellsOf(rental.id)).toMatchObject({ rate: '1250' });
  expect(cellsOf(sale.id)).toMatchObject({ rate: '', priceBefore: '2950000' });
});

it('an exported property under another code becomes a property with the same further facts', async () => {
  const { id } = await openPropertyFixture(content).create({ ...FURTHER, vehicleTurning: 'In the yard', permits: '' });
  const exported = (await rowsOf(await exportedFile())).find(({ cells }) => cells.code === id);
  const copy = sheets.row({ ...exported?.cells, code: `Copy of ${id}` });
  expect(await readOutcomes(await sheets.write([copy]))).toMatchObject([{ outcome: 'created', unread: [] }]);
  expect(await content.readDocument('properties', propertyIdOf(copy))).toMatchObject({
    ...withoutFields(FURTHER, ['type', 'salePrice']),
    ...{ vehicleTurning: 'In the yard', permits: '' },
    // One for each kind, without what its column does not say.
    distances: [
      { kind: 'beach', name: '', kilometres: 1.5, minutes: null },
      { kind: 'airport', name: '', kilometres: 110.25, minutes: null },
    ],
  });
});
