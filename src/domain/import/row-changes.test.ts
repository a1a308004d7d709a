import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ImportField } from './columns.ts';
import { importedFields, type ImportedFields } from './fields.ts';
import { cellsOfProperty } from './property-cells.ts';
import { filledCells, isLoss, readSaid, rowChanges, wholeCells, type SaidCells } from './row-changes.ts';

const CELLS = wholeCells({
  ...{ code: 'A1', status: 'Activated', accommodation: 'Casa Sul', maxGuestCapacity: '8', rate: '1.250,00' },
  ...{ town: 'Carvalhal', area: 'Comporta', touristLicense: '111/AL' },
});

/** The property of that row after its first import. */
const IMPORTED = importedFields(CELLS, null);

const fieldsOf = (stored: ImportedFields, last: typeof CELLS | null, said: SaidCells) =>
  rowChanges(stored, last, said).fields;

describe('a row of a sheet that was imported before', () => {
  it('changes what it says differently than the last time', () => {
    expect(fieldsOf(IMPORTED, CELLS, { ...CELLS, rate: '1.400,00' })).toEqual({ price: '€1,400' });
  });

  it('leaves what an editor changed as long as the sheet keeps its value, and what the editor changed to the same', () => {
    expect(fieldsOf({ ...IMPORTED, price: '€1,600' }, CELLS, CELLS)).toEqual({});
    expect(fieldsOf({ ...IMPORTED, price: '€1,400' }, CELLS, { rate: '1400' })).toEqual({});
  });

  it('notices a value that it says again after an editor had taken it over', () => {
    const { cells } = rowChanges({ ...IMPORTED, price: '€1,400' }, CELLS, { rate: '€1,400' });
    expect(fieldsOf({ ...IMPORTED, price: '€1,400' }, cells, { rate: '1250' })).toEqual({ price: '€1,250' });
  });

  it.each([
    ['another rate', { rate: '90' }, []],
    ['the rate for the first time', { rate: '90' }, ['rate']],
    ['no rate, which is chosen to clear the price,', { rate: '' }, []],
  ] as const)('leaves the price of what an editor made a sale: %s says nothing about it', (_name, said, unknown) => {
    const sale = { ...IMPORTED, type: 'real_estate' as const, price: '€2,400,000', salePrice: '€2,400,000' };
    const last = { ...CELLS, ...Object.fromEntries(unknown.map((field) => [field, ''])) };
    expect(fieldsOf(sale, last, said)).toEqual({});
    expect(fieldsOf(sale, null, said)).toEqual({});
    expect(cellsOfProperty(sale).rate).toBe('');
  });

  it('keeps the part of the location that it does not name, also one of an editor', () => {
    expect(fieldsOf(IMPORTED, CELLS, { town: 'Muda' })).toEqual({ location: 'Muda, Comporta' });
    expect(fieldsOf({ ...IMPORTED, location: 'Carvalhal, Grândola' }, CELLS, { town: 'Muda' })).toEqual({
      location: 'Muda, Grândola',
    });
    expect(fieldsOf(IMPORTED, CELLS, { town: 'Carvalhal' })).toEqual({});
  });

  it('leaves the part of the location that an editor changed, also when it changes the other', () => {
    const edited = { ...IMPORTED, location: 'Muda, Comporta' };
    expect(fieldsOf(edited, CELLS, { ...CELLS, area: 'Grândola' })).toEqual({ location: 'Muda, Grândola' });
  });

  it('that says a number for the first time changes what an editor entered', () => {
    const last = { ...CELLS, maxGuestCapacity: '' };
    expect(fieldsOf({ ...IMPORTED, people: 6 }, last, { maxGuestCapacity: '4' })).toMatchObject({ people: 4 });
  });

  it('clears a field only where an empty cell was chosen to', () => {
    const empty = { ...CELLS, touristLicense: '', area: '', rate: '-' };
    expect(fieldsOf(IMPORTED, CELLS, readSaid(empty, []).said)).toEqual({});
    expect(fieldsOf(IMPORTED, CELLS, readSaid(empty, ['touristLicense', 'area', 'rate']).said)).toEqual({
      ...{ licenceNumber: '', location: 'Carvalhal', price: '' },
    });
  });

  it.each(['- €', '-€', '€ -', '€-'])(
    'takes %j, which spreadsheets show for an amount of zero, for an empty cell',
    (rate) => {
      expect(readSaid({ ...CELLS, rate }, [])).toMatchObject({ said: { code: 'A1' }, unread: [] });
      expect(fieldsOf(IMPORTED, CELLS, readSaid({ ...CELLS, rate }, []).said)).toEqual({});
      expect(fieldsOf(IMPORTED, CELLS, readSaid({ ...CELLS, rate }, ['rate']).said)).toEqual({ price: '' });
    },
  );

  it('remembers what sheets said before about the columns that it lacks', () => {
    expect(rowChanges(IMPORTED, CELLS, { code: 'A1', rate: '90' }).cells).toEqual({ ...CELLS, rate: '90' });
  });

  it.each<[ImportField, string]>([
    ['maxGuestCapacity', '-4'],
    ['maxGuestCapacity', 'abc'],
    ['maxGuestCapacity', '1e9'],
    ['rate', '1.2.3'],
    ['rate', '0'],
  ])('changes nothing by a %s of %j, which it reports', (field, text) => {
    const { said, unread } = readSaid({ ...CELLS, [field]: text }, ['rate']);
    expect(unread).toEqual([field]);
    expect(fieldsOf(IMPORTED, CELLS, said)).toEqual({});
  });
});

it('a cell that cannot be read is reported, unless it shows what the property has', () => {
  const stored = { ...IMPORTED, price: '€1,250 – €2,000' };
  const cells = { ...CELLS, rate: cellsOfProperty(stored).rate };
  expect(readSaid(cells, [], stored).unread).toEqual([]);
  expect(fieldsOf(stored, CELLS, readSaid(cells, [], stored).said)).toEqual({});
  expect(readSaid(cells, [], IMPORTED).unread).toEqual(['rate']);
  expect(readSaid(cells, []).unread).toEqual(['rate']);
});

describe('what a spreadsheet shows for a calculation that failed', () => {
  it.each(['#N/A', '#N/D', '#REF!', '#VALUE!', '#VALOR!', '#NOME?', '#DIV/0!', '#NÚM!', 'Err:502', '########'])(
    '%s is neither a price nor a place, and is reported',
    (failed) => {
      const { said, unread } = readSaid({ ...CELLS, rate: failed, area: failed, touristLicense: failed }, ['rate']);
      expect(unread).toEqual(['rate', 'area', 'touristLicense']);
      expect(fieldsOf(IMPORTED, CELLS, said)).toEqual({});
      expect(importedFields(wholeCells(said), null)).toMatchObject({ price: '', location: 'Carvalhal' });
    },
  );

  it.each(['#1 Ocean Villa', 'N/A', '#casa'])('is not %j, which somebody typed', (accommodation) => {
    expect(readSaid({ ...CELLS, accommodation }, []).said.accommodation).toBe(accommodation);
  });
});

describe('any subset of the optional columns', () => {
  const OWN_FIELDS: Readonly<Partial<Record<ImportField, readonly (keyof ImportedFields)[]>>> = {
    accommodation: ['title', 'tag'],
    maxGuestCapacity: ['people', 'bedrooms', 'bathrooms', 'rooms'],
    rate: ['price'],
    town: ['location'],
    area: ['location'],
    touristLicense: ['licenceNumber'],
  };
  const place = fc.stringMatching(/^[A-Z][a-z]{2,8}$/);
  const row = fc.record(
    {
      accommodation: fc.stringMatching(/^(Casa|Villa|Loft) [A-Z][a-z]{2,6}$/),
      maxGuestCapacity: fc.integer({ min: 1, max: 30 }).map(String),
      rate: fc.integer({ min: 25, max: 9999 }).map(String),
      town: place,
      area: place,
      touristLicense: fc.stringMatching(/^[1-9][0-9]{2,4}\/AL$/),
    },
    { requiredKeys: ['accommodation'] },
  );
  const edited = fc.record({ location: place, price: fc.constant('€7,777'), licenceNumber: place, people: fc.nat(40) });

  it('touches no field that its sheet does not name, whatever editors changed before', () => {
    fc.assert(
      fc.property(row, fc.option(edited), fc.boolean(), (said, edits, wasImported) => {
        const stored = { ...IMPORTED, ...edits };
        const fields = fieldsOf(stored, wasImported ? CELLS : null, readSaid(wholeCells(said), []).said);
        const named = Object.keys(said).flatMap((column) => OWN_FIELDS[column as ImportField] ?? []);
        expect(named).toEqual(expect.arrayContaining(Object.keys(fields)));
        const [town, area] = [
          cellsOfProperty({ ...stored, ...fields }).town,
          cellsOfProperty({ ...stored, ...fields }).area,
        ];
        if (said.town === undefined && fields.location !== undefined) expect(town).toBe(cellsOfProperty(stored).town);
        if (said.area === undefined && fields.location !== undefined) expect(area).toBe(cellsOfProperty(stored).area);
      }),
    );
  });

  it('imported twice changes nothing the second time', () => {
    fc.assert(
      fc.property(row, fc.option(edited), (said, edits) => {
        const stored = { ...IMPORTED, ...edits };
        const first = rowChanges(stored, CELLS, said);
        expect(fieldsOf({ ...stored, ...first.fields }, first.cells, said)).toEqual({});
      }),
    );
  });

  it('exported and imported changes nothing', () => {
    fc.assert(
      fc.property(row, edited, fc.boolean(), (said, edits, wasImported) => {
        const stored = { ...IMPORTED, ...rowChanges(IMPORTED, CELLS, said).fields, ...edits };
        const exported = readSaid({ ...wholeCells({}), ...cellsOfProperty(stored) }, []).said;
        expect(fieldsOf(stored, wasImported ? CELLS : null, exported)).toEqual({});
      }),
    );
  });
});

it('is stored and sent without its empty cells', () => {
  const said = { code: 'A1', beds: '(ground floor): 1 king' };
  expect(filledCells(wholeCells(said))).toEqual(said);
});

describe('a loss', () => {
  it.each([
    ['111/AL', '', true],
    ['Carvalhal, Comporta', 'Carvalhal', true],
    ['', '', false],
    ['18', '8', false],
    ['€1,250', '€1,400', false],
    ['11.5 km', '1.5 km', false],
    ['Praia do Pego, 1.5 km, 4 minutes by car', '1.5 km', true],
  ])('from %j to %j: %s', (before, after, isLost) => {
    expect(isLoss({ before, after })).toBe(isLost);
  });
});
