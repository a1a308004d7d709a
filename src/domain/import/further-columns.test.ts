import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutFields } from '#domain/core/changed-fields.ts';
import { DISTANCE_KINDS } from '#domain/property/distances/distance-kinds.ts';
import { distanceList, type Distance } from '#domain/property/distances/distance.ts';
import { DISTANCES_MAX } from '#domain/property/distances/limits.ts';
import { propertySchema, type Property } from '#domain/property/property.ts';
import { SALE_STATES } from '#domain/property/sale/sale-states.ts';
import { FURTHER_FIELDS, IMPORTED_COLUMNS, type ImportField } from './columns.ts';
import { fieldsAfter, importedFields, type ImportedFields } from './fields.ts';
import { cellsOfProperty } from './property-cells.ts';
import { describeChanges, readSaid, rowChanges, wholeCells } from './row-changes.ts';

const ORIGINAL = { code: 'A1', status: 'Activated', accommodation: 'Casa Sul', maxGuestCapacity: '8', town: 'Melides' };
const STORED = importedFields(wholeCells(ORIGINAL), null);
const FURTHER = [...FURTHER_FIELDS];

const columnOf = (field: ImportField) => {
  const column = IMPORTED_COLUMNS.find((candidate) => candidate.field === field);
  if (column === undefined) throw new Error(field);
  return column;
};
const isReadable = (field: ImportField, text: string) => columnOf(field).isReadable?.(text) ?? true;
const valueOf = (field: ImportField & keyof ImportedFields, text: string) =>
  importedFields(wholeCells({ [field]: text }), null)[field];

describe('a cell with one fact', () => {
  it.each([
    ['entranceSteps', '0', 0],
    ['narrowestDoor', '82 cm', 82],
    ['bedHeight', '', null],
    ['powerAmps', '63A', 63],
    ['powerPhases', '3', 3],
    ['vehicleLength', '12 m', 12],
    ['curfew', '23:00', '23:00'],
    ['curfew', '9:30', '09:30'],
    ['curfew', '23h00', '23:00'],
    ['curfew', '23:00:00', '23:00'],
    ['saleState', 'reserved', 'reserved'],
    ['saleState', 'Sold', 'sold'],
    ['priceBefore', '2.950.000', '€2,950,000'],
    ['reducedOn', '2026-10-03', '2026-10-03'],
    ['reducedOn', '3/10/2026', '2026-10-03'],
    ['permits', 'The town hall', 'The town hall'],
  ] as const)('%s of %j is %j', (field, text, value) => {
    expect(valueOf(field, text)).toBe(value);
    expect(text === '' || isReadable(field, text)).toBe(true);
  });

  it.each([
    ['narrowestDoor', '8,2'],
    ['narrowestDoor', 'wide'],
    ['showerStep', '-3'],
    ['powerPhases', '2'],
    ['curfew', '24:00'],
    ['curfew', 'late'],
    ['saleState', 'perhaps'],
    ['priceBefore', '1.2.3'],
    ['reducedOn', '2026-02-30'],
    ['reducedOn', '31/02/2026'],
    ['beachDistance', '400 m'],
    ['beachDistance', '501'],
    ['beds', '4'],
  ] as const)('%s of %j cannot be read', (field, text) => {
    expect(isReadable(field, text)).toBe(false);
  });

  it.each([
    'entranceSteps',
    'narrowestDoor',
    'bedHeight',
    'showerStep',
    'powerAmps',
    'vehicleHeight',
    'vehicleLength',
  ] as const)('can be read as %s exactly where the schema accepts the number', (field) => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(60), fc.nat(6000)), (number) => {
        expect(isReadable(field, `${number}`)).toBe(propertySchema.shape[field].safeParse(number).success);
      }),
    );
  });
});

// A lone dash is an empty cell.
const line = fc
  .string({ maxLength: 160 })
  .map((text) => text.trim())
  .filter((text) => text !== '-');
const number = (min: number, max: number) => fc.option(fc.integer({ min, max }));
const distances = fc.array(
  fc.record({
    kind: fc.constantFrom(...DISTANCE_KINDS),
    name: line,
    kilometres: fc.oneof(
      fc.double({ min: 0, max: 500, noNaN: true }),
      fc.integer({ min: 0, max: 5000 }).map((n) => n / 10),
    ),
    minutes: number(1, 600),
  }),
  { maxLength: DISTANCES_MAX },
);
const facts: fc.Arbitrary<Partial<ImportedFields>> = fc.record({
  type: fc.constantFrom('rental', 'real_estate'),
  ...{ entranceSteps: number(0, 500), narrowestDoor: number(0, 300), bedHeight: number(0, 150) },
  ...{ showerStep: number(0, 100), powerAmps: number(1, 5000), vehicleHeight: number(100, 2000) },
  ...{ vehicleLength: number(2, 50), powerPhases: fc.constantFrom(null, 1, 3) },
  curfew: fc.constantFrom('', '23:00', '00:30'),
  ...{ vehicleTurning: line, permits: line },
  saleState: fc.constantFrom(...SALE_STATES),
  priceBefore: fc.constantFrom('', '€2,950,000', 'from €900,000'),
  reducedOn: fc.constantFrom(null, '2026-10-03'),
  bedroomList: fc.array(
    fc.record({
      ...{ name: line, floor: fc.integer({ min: -3, max: 30 }), isStepFree: fc.boolean() },
      ...{
        beds: fc.constantFrom({}, { king: 1 }, { single: 2, cot: 1 }),
        bath: fc.constantFrom(null, 'en-suite' as const),
      },
    }),
    { maxLength: 5 },
  ),
});
/** Without their names and drives, which a cell does not say. */
const plain = (list: readonly Distance[]) =>
  distanceList.parse(
    DISTANCE_KINDS.flatMap((kind) => {
      const first = list.find((distance) => distance.kind === kind);
      return first === undefined ? [] : [{ ...first, name: '', minutes: null }];
    }),
  );

describe('an export', () => {
  it('imported again changes nothing and leaves nothing to check', () => {
    fc.assert(
      fc.property(facts, distances, fc.boolean(), (given, list, wasImported) => {
        const stored = { ...STORED, ...given, distances: list };
        const exported = wholeCells({ ...cellsOfProperty(stored), code: 'A1', status: 'Activated' });
        const { said, unread } = readSaid(exported, FURTHER, stored);
        expect(unread).toEqual([]);
        expect(rowChanges(stored, wasImported ? wholeCells(ORIGINAL) : null, said).fields).toEqual({});
      }),
    );
  });

  it('clears a text that is a lone dash, which says nothing in a cell', () => {
    const stored = { ...STORED, type: 'real_estate' as const, vehicleTurning: '-' };
    const { said } = readSaid(wholeCells({ ...cellsOfProperty(stored), code: 'A1', status: 'Activated' }), FURTHER);
    expect(rowChanges(stored, null, said).fields).toEqual({ vehicleTurning: '' });
  });

  it('gives an empty property the same values', () => {
    const metres = distances.map((list) =>
      list.map((distance) => ({ ...distance, kilometres: Math.round(distance.kilometres * 1000) / 1000 })),
    );
    fc.assert(
      fc.property(facts, metres, (given, list) => {
        const cells = cellsOfProperty({ ...STORED, ...given, distances: list });
        expect(fieldsAfter(STORED, wholeCells(cells))).toMatchObject({
          ...withoutFields(given, ['type']),
          distances: plain(list),
        });
      }),
    );
  });
});

describe('a distance of a sheet', () => {
  const pego: Distance = { kind: 'beach', name: 'Praia do Pego', kilometres: 1.5, minutes: 4 };
  const airport: Distance = { kind: 'airport', name: '', kilometres: 110, minutes: 80 };
  const stored = { ...STORED, distances: [airport, pego] };
  const after = (said: Parameters<typeof rowChanges>[2], last: typeof said | null = null, now = stored) =>
    rowChanges(now, last && wholeCells(last), said).fields.distances;

  it('that changes keeps its name and its place and loses the drive that somebody made', () => {
    expect(after({ beachDistance: '2,1 km' })).toEqual([airport, { ...pego, kilometres: 2.1, minutes: null }]);
  });

  it('that is the same in other words keeps its drive', () => {
    expect(after({ beachDistance: '1,50', airportDistance: '110 km' })).toBeUndefined();
  });

  it('of a new kind is added without a name and a drive', () => {
    const golf = { kind: 'golf', name: '', kilometres: 12, minutes: null };
    expect(after({ golfDistance: '12' })).toEqual([airport, pego, golf]);
  });

  it('leaves what an editor changed as long as the sheet keeps its value, also when another one changes', () => {
    const said = { beachDistance: '1.5', airportDistance: '100' };
    const edited = { ...stored, distances: [airport, { ...pego, kilometres: 1.7 }] };
    expect(after(said, { ...said, airportDistance: '110' }, edited)).toEqual([
      { ...airport, kilometres: 100, minutes: null },
      { ...pego, kilometres: 1.7 },
    ]);
  });

  it('is removed, with further ones of its kind, only where an empty cell was chosen to', () => {
    const two = { ...stored, distances: [pego, airport, { ...pego, name: 'Comporta' }] };
    const empty = wholeCells({ ...ORIGINAL });
    expect(after(readSaid(empty, []).said, null, two)).toBeUndefined();
    expect(after(readSaid(empty, ['beachDistance']).said, null, two)).toEqual([airport]);
  });

  it('finds no place in a property with the most distances of other kinds', () => {
    const full = { ...STORED, distances: Array.from({ length: DISTANCES_MAX }, () => pego) };
    expect(after({ golfDistance: '12' }, null, full)).toBeUndefined();
  });

  it('is described with its drive, and each of several on its own', () => {
    const changed: Property['distances'] = [{ ...pego, kilometres: 2, minutes: null }];
    expect(describeChanges(stored, { distances: changed })).toEqual([
      { field: 'beachDistance', before: 'Praia do Pego, 1.5 km, 4 minutes by car', after: 'Praia do Pego, 2 km' },
      { field: 'airportDistance', before: '110 km, 80 minutes by car', after: '' },
    ]);
  });
});

describe('the bedrooms of a sheet', () => {
  const beds = 'Suite (ground floor): 1 king; (first floor): 2 single; (first floor): 1 queen';

  it('are counted for a new property, which guesses them otherwise', () => {
    expect(importedFields(wholeCells({ ...ORIGINAL, beds }), null).bedrooms).toBe(3);
    expect(STORED.bedrooms).toBe(4);
  });

  it('leave the number of a stored property', () => {
    const { fields } = rowChanges({ ...STORED, bedrooms: 5 }, null, { beds });
    expect(Object.keys(fields)).toEqual(['bedroomList']);
  });

  it('stay the number that visitors read when a later sheet has other guests', () => {
    const described = importedFields(wholeCells({ ...ORIGINAL, beds }), null);
    for (const last of [wholeCells({ ...ORIGINAL, beds }), null]) {
      const { fields } = rowChanges(described, last, { ...ORIGINAL, beds, maxGuestCapacity: '12' });
      expect({ ...described, ...fields }).toMatchObject({ people: 12, bedrooms: 3 });
    }
  });
});

describe('the state of a sale', () => {
  it('that a sheet says for the first time counts, also when it is the usual one', () => {
    const sold = { ...STORED, saleState: 'sold' as const };
    expect(rowChanges(sold, wholeCells(ORIGINAL), { saleState: 'Available' }).fields).toEqual({
      saleState: 'available',
    });
  });

  it('is written for a property for sale, and for a letting that has one', () => {
    expect(cellsOfProperty({ ...STORED, type: 'real_estate' }).saleState).toBe('Available');
    expect(cellsOfProperty(STORED).saleState).toBe('');
    expect(cellsOfProperty({ ...STORED, saleState: 'sold' }).saleState).toBe('Sold');
  });
});

describe('every further column', () => {
  it.each(FURTHER)('%s is optional and can be cleared', (field) => {
    const { isRequired, canBeCleared } = columnOf(field);
    expect([isRequired ?? false, canBeCleared]).toEqual([false, true]);
  });

  it.each(FURTHER)('%s has an example that can be read', (field) => {
    const [example = ''] = columnOf(field).example?.split(' / ') ?? [];
    expect(example).not.toBe('');
    expect(isReadable(field, example)).toBe(true);
  });

  it('of an empty cell changes nothing, and with all of them cleared all is as in a new property', () => {
    fc.assert(
      fc.property(facts, distances, (given, list) => {
        const stored = { ...STORED, ...given, distances: list };
        const empty = wholeCells(ORIGINAL);
        expect(rowChanges(stored, null, readSaid(empty, []).said).fields).toEqual({});
        const cleared = rowChanges(stored, null, readSaid(empty, FURTHER).said);
        expect({ ...stored, ...cleared.fields, type: 'rental' }).toEqual(STORED);
        expect(
          rowChanges({ ...stored, ...cleared.fields }, cleared.cells, readSaid(empty, FURTHER).said).fields,
        ).toEqual({});
      }),
    );
  });
});
