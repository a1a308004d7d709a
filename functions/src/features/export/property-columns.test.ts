import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { OLDER_WORKING_COPIES } from '#domain/content/older-documents-fixture.ts';
import { withoutApostrophe } from '#domain/export/formula.ts';
import { readCells, type ImportCells } from '#domain/import/cells.ts';
import { importedFields } from '#domain/import/fields.ts';
import { guessMapping, mapCells } from '#domain/import/mapping.ts';
import { readSaid, rowChanges, wholeCells } from '#domain/import/row-changes.ts';
import { workingPropertySchema, type WorkingProperty } from '#domain/property/property.ts';
import { foldLine } from '#domain/text/safe-text.ts';
import { csvPage } from './csv.ts';
import { PROPERTY_EXPORT_COLUMNS, propertyExportRow } from './property-columns.ts';

const OLDER = workingPropertySchema.parse(OLDER_WORKING_COPIES.properties);

/** Lines that spreadsheets would calculate or shorten, and any others, but none that looks as if an export had written it. */
const line = fc
  .tuple(
    fc.constantFrom('', '=', '+', '-', '@', '%', '|', '0', '00', "'", '"', ';'),
    fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.nat().map(String), fc.constant('x'.repeat(SHORT_TEXT))),
  )
  .map(([start, rest]) => foldLine(`${start}${rest}`).slice(0, SHORT_TEXT).trim())
  .filter((text) => withoutApostrophe(text) === text);

const property = fc
  .record({
    title: line.filter((title) => title !== ''),
    location: fc
      .tuple(line, line)
      .map((parts) => foldLine(parts.join(', ').slice(0, SHORT_TEXT)))
      .filter((location) => location !== ''),
    type: fc.constantFrom('rental' as const, 'real_estate' as const),
    price: fc.oneof(
      line,
      fc.integer({ min: 1, max: 9_999_999 }).map((euros) => `€${euros.toLocaleString('en-GB')}`),
    ),
    people: fc.nat(60),
    licenceNumber: line,
    permits: line,
    vehicleTurning: line,
    bedroomList: fc.array(line.map((name) => ({ name, floor: 0, beds: { king: 1 }, bath: null, isStepFree: false }))),
  })
  .map((fields): WorkingProperty => workingPropertySchema.parse({ ...OLDER, ...fields }));

/** The cells of the row that an export writes for a property, as an import takes them from the file. */
function exportedCells(stored: WorkingProperty, code: string): ImportCells {
  const form = { headings: PROPERTY_EXPORT_COLUMNS, separator: 'semicolon', isFirst: false } as const;
  const written = csvPage([propertyExportRow(stored, code)], form).matchAll(/"((?:[^"]|"")*)"/g);
  const record = [...written].map(([, cell = '']) => cell.replaceAll('""', '"'));
  const read = readCells(mapCells(record, guessMapping(PROPERTY_EXPORT_COLUMNS)));
  if (!read.ok) throw new Error(read.message);
  return read.cells;
}

describe('a property that is exported and imported', () => {
  it('stays as it is, whatever its texts are', () => {
    fc.assert(
      fc.property(property, fc.boolean(), (stored, wasImported) => {
        const { said, unread } = readSaid(exportedCells(stored, 'A1'), [], stored);
        const last = wasImported ? wholeCells({ code: 'A1', accommodation: 'Casa', permits: 'None' }) : null;
        expect(unread).toEqual([]);
        expect(rowChanges(stored, last, said).fields).toEqual({});
      }),
    );
  });

  it('has the same texts where it is created again', () => {
    const texts = ({ title, licenceNumber, permits, vehicleTurning, bedroomList }: Partial<WorkingProperty>) => ({
      ...{ title, licenceNumber, permits, vehicleTurning, bedroomList },
    });
    fc.assert(
      fc.property(property, (stored) => {
        const { said } = readSaid(exportedCells(stored, 'B2'), []);
        expect(texts(importedFields(wholeCells(said), null))).toEqual(texts(stored));
      }),
    );
  });
});

it('no part of a description, which may be an owner’s, is calculated', () => {
  const row = propertyExportRow({ ...OLDER, description: 'A house,=1+1\n+2; 3' }, 'A1');
  expect(row).toContain("A house,'=1+1\n'+2; 3");
});
