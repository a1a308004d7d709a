import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCells } from './cells.ts';
import { fieldsToImport, IMPORTED_FIELDS, importedFields, lacksPrice } from './fields.ts';
import { IMPORT_COLUMNS } from './columns.ts';
import { guessMapping, headingOf, IMPORT_FIELDS, mapCells, missingColumns } from './mapping.ts';
import { propertySchema } from '#domain/property/property.ts';

const given = {
  ...{ code: 'A1', status: 'Activated', accommodation: 'Loft da Sé', maxGuestCapacity: '2', rate: '90' },
  ...{ town: 'Lisboa', area: 'Lisbon', touristLicense: '1/AL' },
};
const texts = fc.record(Object.fromEntries(IMPORT_FIELDS.map((field) => [field, fc.string()])));

describe('the cells of a row', () => {
  it.each(['=1', '@SUM(A1)', '+cmd|x', '-A1', '- (1)', ' =1'])('that begin like the formula %j are refused', (rate) => {
    expect(readCells({ ...given, rate })).toEqual({ ok: false, message: 'a cell starts like a formula' });
  });

  it.each(['-', '- ', '+351 1', '-5', "Casa d'Água", 'a=b'])('that are %j are not', (rate) => {
    expect(readCells({ ...given, rate }).ok).toBe(true);
  });

  it('are read or refused with a reason, whatever they hold, and make fields that a property may have', () => {
    fc.assert(
      fc.property(texts, fc.option(fc.string({ minLength: 1 })), (cells, seed) => {
        const read = readCells(cells);
        if (!read.ok) {
          expect(read.message).not.toBe('');
          return;
        }
        const fields = importedFields(read.cells, seed);
        for (const name of IMPORTED_FIELDS) {
          expect(propertySchema.shape[name].safeParse(fields[name]).success).toBe(true);
        }
        expect(fieldsToImport(fields, fields, fields)).toEqual([]);
      }),
    );
  });
});

describe('where a property is', () => {
  it.each([
    ['Carvalhal', 'Comporta', 'Carvalhal, Comporta'],
    ['Porto', 'porto', 'porto'],
    ['', 'Douro', 'Douro'],
    ['Melides', '', 'Melides'],
  ])('town %j and area %j: %j', (town, area, location) => {
    const read = readCells({ ...given, town, area });
    expect(read.ok && importedFields(read.cells, null).location).toBe(location);
  });
});

describe('what an import writes of a property that is there', () => {
  const cells = readCells(given);
  const sheet = cells.ok ? importedFields(cells.cells, null) : null;
  const news = sheet && { ...sheet, price: '€95' };

  it('is what the sheet says differently than the last time', () => {
    expect(sheet && news && fieldsToImport(sheet, sheet, news)).toEqual(['price']);
    expect(sheet && news && fieldsToImport({ ...sheet, title: 'Better' }, sheet, news)).toEqual(['price']);
  });

  it('is nothing where an editor was quicker', () => {
    expect(sheet && news && fieldsToImport(news, sheet, news)).toEqual([]);
  });

  it("is without a price where the sheet has no rate: 'a draft marked price missing'", () => {
    expect(sheet && lacksPrice(sheet)).toBe(false);
    const baseline = readCells({ ...given, rate: '' });
    expect(baseline.ok && lacksPrice(importedFields(baseline.cells, null))).toBe(true);
    expect(baseline.ok && lacksPrice(importedFields(baseline.cells, 'seed'))).toBe(false);
  });
});

describe('the columns of a sheet', () => {
  const headings = IMPORT_COLUMNS.map(({ heading }) => heading);

  it('are known by their headings, in any order, in any case', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(headings, { minLength: headings.length }), fc.boolean(), (shuffled, upper) => {
        const mapping = guessMapping(shuffled.map((heading) => (upper ? ` ${heading.toUpperCase()} ` : heading)));
        for (const field of IMPORT_FIELDS) expect(shuffled[mapping[field] ?? -1]).toBe(headingOf(field));
        expect(missingColumns(mapping)).toEqual([]);
      }),
    );
  });

  it('that are missing are named, and of two of one name the first counts', () => {
    expect(missingColumns(guessMapping(['Code', 'Town', 'code']))).toEqual(['status', 'accommodation']);
    expect(guessMapping(['Code', 'code']).code).toBe(0);
  });

  it('give each cell its text, and nothing where a row is short', () => {
    const mapping = { code: 2, status: 0, accommodation: 1 };
    expect(mapCells(['on', 'Casa'], mapping)).toMatchObject({
      code: '',
      status: 'on',
      accommodation: 'Casa',
      rate: '',
    });
  });
});
