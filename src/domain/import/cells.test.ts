import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHORT_TEXT } from '#domain/core/limits.ts';
import { readCells } from './cells.ts';
import { IMPORTED_FIELDS, importedFields, lacksPrice } from './fields.ts';
import { IMPORT_COLUMNS, IMPORT_FIELDS } from './columns.ts';
import { readSaid, wholeCells } from './row-changes.ts';
import { guessMapping, headingOf, mapCells, missingColumns } from './mapping.ts';
import { propertySchema } from '#domain/property/property.ts';

const given = {
  ...{ code: 'A1', status: 'Activated', accommodation: 'Loft da Sé', maxGuestCapacity: '2', rate: '90' },
  ...{ town: 'Lisboa', area: 'Lisbon', touristLicense: '1/AL' },
};
const texts = fc.record(Object.fromEntries(IMPORT_FIELDS.map((field) => [field, fc.string()])));

describe('the cells of a row', () => {
  it.each(['=1', '@SUM(A1)', '+cmd|x', '-A1', '- (1)', ' =1'])(
    'that start like the formula %j are rejected',
    (rate) => {
      expect(readCells({ ...given, rate })).toEqual({ ok: false, message: '“Rate” starts like a formula' });
    },
  );

  it.each(['-', '- ', ' -   € ', '€ -', '+351 1', '-5', "Casa d'Água", 'a=b'])('that are %j are accepted', (rate) => {
    expect(readCells({ ...given, rate }).ok).toBe(true);
  });

  it.each([
    ['code', '-', 'the row has no code'],
    ['accommodation', ' - ', 'the row has no accommodation name'],
    ['code', '#N/A', 'the row has no code'],
    ['accommodation', '#REF!', 'the row has no accommodation name'],
  ])('need a %s: %j is none', (field, cell, message) => {
    expect(readCells({ ...given, [field]: cell })).toEqual({ ok: false, message });
  });

  it('may be as long as the text that an export put an apostrophe before, and no longer', () => {
    const longest = 'x'.repeat(SHORT_TEXT - 1);
    expect(readCells({ ...given, touristLicense: `'=${longest}` }).ok).toBe(true);
    for (const touristLicense of [`'x${longest}`, `'=x${longest}`, `xx${longest}`]) {
      const message = '“Tourist license” is longer than 160 characters';
      expect(readCells({ ...given, touristLicense })).toEqual({ ok: false, message });
    }
  });

  it('are one line each, with their accents joined to the letters', () => {
    const read = readCells({ ...given, accommodation: 'Villa\nSa\u0303o\u2028Sul ', touristLicense: '1\t2/AL' });
    expect(read).toMatchObject({ ok: true, cells: { accommodation: 'Villa São Sul', touristLicense: '1 2/AL' } });
  });

  it('are read, or rejected with a reason, for any text, and give a new property fields that its schema accepts', () => {
    fc.assert(
      fc.property(texts, fc.option(fc.string({ minLength: 1 })), (row, seed) => {
        const read = readCells(row);
        if (!read.ok) {
          expect(read.message).not.toBe('');
          return;
        }
        const cells = wholeCells(readSaid(read.cells, []).said);
        if (cells.town === '' && cells.area === '') return;
        const fields = importedFields(cells, seed);
        for (const name of IMPORTED_FIELDS) {
          expect(propertySchema.shape[name].safeParse(fields[name]).success).toBe(true);
        }
      }),
    );
  });
});

describe('the location of a property', () => {
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

it("a new property has no price without a rate: 'a draft marked price missing'", () => {
  const priced = readCells(given);
  expect(priced.ok && lacksPrice(importedFields(priced.cells, null))).toBe(false);
  const baseline = readCells({ ...given, rate: '' });
  expect(baseline.ok && lacksPrice(importedFields(baseline.cells, null))).toBe(true);
  expect(baseline.ok && lacksPrice(importedFields(baseline.cells, 'seed'))).toBe(false);
});

describe('the columns of a sheet', () => {
  const headings = IMPORT_COLUMNS.map(({ heading }) => heading);

  it('are recognised by their headings in any order and any case', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(headings, { minLength: headings.length }), fc.boolean(), (shuffled, upper) => {
        const mapping = guessMapping(shuffled.map((heading) => (upper ? ` ${heading.toUpperCase()} ` : heading)));
        for (const field of IMPORT_FIELDS) expect(shuffled[mapping[field] ?? -1]).toBe(headingOf(field));
        expect(missingColumns(mapping)).toEqual([]);
      }),
    );
  });

  it('are named when missing, and the first of two with one heading counts', () => {
    expect(missingColumns(guessMapping(['Code', 'Town', 'code']))).toEqual(['status', 'accommodation']);
    expect(guessMapping(['Code', 'code']).code).toBe(0);
  });

  it('give each cell its text, and an empty text where a row is short', () => {
    const mapping = { code: 2, status: 0, accommodation: 1 };
    expect(mapCells(['on', 'Casa'], mapping)).toMatchObject({
      code: '',
      status: 'on',
      accommodation: 'Casa',
      rate: '',
    });
  });
});

describe('the code of an exported row', () => {
  const codeOf = (code: string) => {
    const read = readCells({ code, accommodation: 'Villa' });
    return read.ok ? read.cells.code : read.message;
  };

  it.each(['-12', '+7', '%A', '|3', '0012', '1-2', '2E3'])(
    'is %j again, which the export put an apostrophe before',
    (code) => {
      expect(codeOf(`'${code}`)).toBe(code);
      expect(codeOf(code)).toBe(code);
    },
  );

  it.each(["'A", "O'Neil", "'=A1"])('stays %j, which no export made', (code) => {
    expect(codeOf(code)).toBe(code);
  });
});
