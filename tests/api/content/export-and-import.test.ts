import { exportApi } from '#domain/api/export.ts';
import type { ImportOutcome } from '#domain/api/import.ts';
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

/** The first page of the export with semicolons, as a file. */
async function exportedFile(): Promise<Blob> {
  const response = await content.call('GET', '/api/admin/exports/properties?separator=semicolon');
  const page = exportApi['GET /api/admin/exports/properties'].response.parse(await response.json());
  expect(page.next).toBeNull();
  return new Blob([page.csv]);
}

/** What the dry run says about a file whose columns the import maps by itself. */
async function previewOf(file: Blob): Promise<ImportOutcome[]> {
  const facts = await inspectSheet(file);
  const mapping = guessMapping(facts.headings);
  expect(missingColumns(mapping)).toEqual([]);
  const { sent } = sortRows(await Array.fromAsync(readRows(file, facts, mapping)));
  const outcomes: ImportOutcome[] = [];
  for (let from = 0; from < sent.length; from += IMPORT_BATCH)
    outcomes.push(...(await readOutcomes(await sheets.preview(sent.slice(from, from + IMPORT_BATCH)))));
  return outcomes;
}

it('the exported properties, imported again, change nothing: imported ones, edited ones, and all others', async () => {
  const properties = openPropertyFixture(content);
  const imported = sheets.row({ code: `Ré ${Date.now()}`, maxGuestCapacity: '7' });
  await sheets.write([imported]);
  const property = await content.readDocument('properties', propertyIdOf(imported));
  if (property === null) throw new Error('The property is not there');
  await properties.change(property, {
    price: '€1,600 per night',
    people: 9,
    bedrooms: 2,
    location: 'Muda, a hamlet, Comporta',
  });
  const own = await properties.create({ title: '=Casa; "a formula"', location: 'Melides', price: 'On request' });

  const outcomes = await previewOf(await exportedFile());
  expect(outcomes.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([]);
  const ids = outcomes.flatMap((outcome) => ('id' in outcome ? [outcome.id] : []));
  expect(ids).toEqual(expect.arrayContaining([propertyIdOf(imported), own.id]));
});
