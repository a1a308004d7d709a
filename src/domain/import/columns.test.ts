import { describe, expect, it } from 'vitest';
import { sentRowSchema } from '#domain/api/import.ts';
import { withoutFields } from '#domain/core/changed-fields.ts';
import { importCellsSchema, importRowSchema } from './cells.ts';
import { IMPORT_COLUMNS, IMPORT_FIELDS, IMPORTED_COLUMNS } from './columns.ts';
import { IMPORTED_FIELDS } from './fields.ts';
import { guessMapping, mapCells } from './mapping.ts';
import { importedRowSchema } from './stored-import.ts';

const HEADINGS = IMPORT_COLUMNS.map(({ heading }) => heading);

describe('import row', () => {
  it('has a heading for every cell', () => {
    expect(IMPORT_COLUMNS.map(({ field }) => field).sort()).toEqual(Object.keys(importRowSchema.shape).sort());
  });

  it('needs a code and a name, and nothing else', () => {
    expect(importRowSchema.parse({ code: 'A1', accommodation: 'Villa' })).toMatchObject({ rate: '', status: '' });
    expect(importRowSchema.safeParse({ code: '', accommodation: 'Villa' }).success).toBe(false);
    expect(importRowSchema.safeParse({ code: 'A1', accommodation: ' ' }).success).toBe(false);
  });

  it('is bounded', () => {
    expect(importRowSchema.safeParse({ code: 'A1', accommodation: 'x'.repeat(161) }).success).toBe(false);
  });
});

describe('the table of columns', () => {
  it('has each name and each heading once', () => {
    expect(new Set(IMPORT_COLUMNS.map(({ field }) => field)).size).toBe(IMPORT_COLUMNS.length);
    expect(new Set(HEADINGS.map((heading) => heading.toLowerCase())).size).toBe(IMPORT_COLUMNS.length);
  });

  it.each(IMPORTED_COLUMNS)(
    'gives $field a label and a place in the mapping, the API and the row',
    ({ field, label }) => {
      expect(label).not.toBe('');
      const mapping = guessMapping(HEADINGS);
      expect(HEADINGS[mapping[field] ?? -1]).toBe(IMPORT_COLUMNS.find((column) => column.field === field)?.heading);
      expect(
        mapCells(
          HEADINGS.map((heading) => `cell of ${heading}`),
          mapping,
        )[field],
      ).toMatch(/^cell of /);
      expect(Object.keys(sentRowSchema.shape.cells.shape)).toContain(field);
      expect(Object.keys(importCellsSchema.shape)).toContain(field);
    },
  );

  it('gives every imported column a reader, except the code, which identifies the property, and the status', () => {
    const unread = IMPORTED_COLUMNS.filter(({ read }) => read === undefined).map(({ field }) => field);
    expect(unread).toEqual(['code', 'status']);
  });

  it.each(IMPORTED_COLUMNS.filter(({ read }) => read !== undefined))(
    'imports and stores the fields that $field gives',
    ({ read }) => {
      const given = Object.keys(read?.('1', {}) ?? {});
      expect(given.length).toBeGreaterThan(0);
      expect(IMPORTED_FIELDS).toEqual(expect.arrayContaining(given));
    },
  );

  it('keeps the cells of all other columns in the browser, the owner’s name among them', () => {
    expect(Object.keys(mapCells([], {}))).toEqual(IMPORT_FIELDS);
    expect(Object.keys(sentRowSchema.shape.cells.shape)).toEqual(IMPORT_FIELDS);
    for (const name of ['ownerId', 'owner', 'address', 'address2', 'notes', 'photoGallery']) {
      expect(IMPORT_FIELDS).not.toContain(name);
    }
  });
});

describe('a stored row', () => {
  const cells = { ...mapCells([], {}), code: 'A1', accommodation: 'Villa Sul', town: 'Porto', rate: '90' };

  it('reads as it was stored', () => {
    expect(importedRowSchema.parse({ cells })).toEqual({ cells });
  });

  it.each(IMPORT_FIELDS)('that was stored before there was a %s has an empty cell there', (name) => {
    expect(importedRowSchema.parse({ cells: withoutFields(cells, [name]) })).toEqual({
      cells: { ...cells, [name]: '' },
    });
  });

  it('that was stored with line breaks and split accents equals the cells of the same sheet', () => {
    const stored = { ...cells, accommodation: 'Villa\nSul', town: 'Mérida'.normalize('NFD') };
    expect(importedRowSchema.parse({ cells: stored }).cells).toEqual(importCellsSchema.parse(stored));
  });

  it('may hold a cell that is no longer imported, and the fields that were stored formerly', () => {
    expect(importedRowSchema.parse({ cells: { ...cells, owner: 'x' } })).toEqual({ cells });
    expect(importedRowSchema.parse({ title: 'Villa Sul', price: '€90' })).toEqual({});
  });
});

it('changes are listed by title, location, type, tag and prices before everything else', () => {
  expect(IMPORTED_FIELDS.slice(0, 6)).toEqual(['title', 'location', 'type', 'tag', 'price', 'salePrice']);
  expect(IMPORTED_FIELDS.slice(6, 10)).toEqual(['people', 'bedrooms', 'bathrooms', 'rooms']);
});
