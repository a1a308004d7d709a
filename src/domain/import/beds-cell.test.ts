import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BATHS, BED_SIZES } from '#domain/property/bedrooms/bed-sizes.ts';
import { bedroomList, type Bedroom } from '#domain/property/bedrooms/bedroom.ts';
import { BEDROOMS_MAX, BEDS_MAX, FLOOR_BOUNDS } from '#domain/property/bedrooms/limits.ts';
import { BEDS_CELL_MAX, readBeds, writeBeds } from './beds-cell.ts';

const room = (given: Partial<Bedroom>): Bedroom => ({
  ...{ name: '', floor: 0, beds: {}, bath: null, isStepFree: false },
  ...given,
});

const MASTER = room({ name: 'Master bedroom', bath: 'en-suite', isStepFree: true, beds: { king: 1, cot: 1 } });
const BUNKS = room({ name: 'Bunk room', floor: 1, bath: 'shared', beds: { bunk: 2 } });

describe('the cell of the bedrooms', () => {
  it('names each with its floor, bathroom and beds', () => {
    expect(writeBeds([MASTER, BUNKS, room({ floor: -1 })])).toBe(
      'Master bedroom (ground floor, en-suite, step-free): 1 king, 1 cot; Bunk room (first floor, shared bathroom): 2 bunk; (lower floor): no beds',
    );
  });

  it('is read as people write it', () => {
    expect(readBeds('Suite (sea view) (Ground floor): 1 king bed;(floor 12): 2 Singles')).toEqual([
      room({ name: 'Suite (sea view)', beds: { king: 1 } }),
      room({ floor: 12, beds: { single: 2 } }),
    ]);
    expect(readBeds('')).toEqual([]);
  });

  it.each([
    ['a number of bedrooms', '4'],
    ['no floor', 'Master bedroom: 1 king'],
    ['an unknown floor', 'Master bedroom (attic): 1 king'],
    ['an unknown bed', 'Master bedroom (ground floor): 1 hammock'],
    ['no number', 'Master bedroom (ground floor): king'],
    ['no bed at all', 'Master bedroom (ground floor): 0 king'],
    ['too many beds', `Dormitory (ground floor): ${BEDS_MAX + 1} bunk`],
    ['one size twice', 'Master bedroom (ground floor): 1 king, 1 king'],
    ['an unknown fact', 'Master bedroom (ground floor, haunted): 1 king'],
    ['two bathrooms', 'Master bedroom (ground floor, en-suite, shared bathroom): 1 king'],
    ['a name that is too long', `${'x'.repeat(161)} (ground floor): 1 king`],
    ['an open quotation mark', '"Suite (ground floor): 1 king'],
    ['an empty bedroom', '(ground floor): 1 king;; (ground floor): 1 king'],
    ['too many bedrooms', Array.from({ length: BEDROOMS_MAX + 1 }, () => '(ground floor): 1 king').join('; ')],
  ])('cannot be read with %s', (_, text) => {
    expect(readBeds(text)).toBeNull();
  });

  it('reads as the bedrooms that it was written from, whatever their names, and fits', () => {
    const name = fc
      .oneof(
        fc.string({ maxLength: 160 }),
        fc.stringMatching(/^[a-z;:"() ]{0,40}$/),
        fc.constant('A (ground floor): 1 king; B'),
      )
      .map((text) => text.trim());
    const bedrooms = fc.array(
      fc.record({
        name,
        floor: fc.integer(FLOOR_BOUNDS),
        beds: fc.dictionary(fc.constantFrom(...BED_SIZES), fc.integer({ min: 1, max: BEDS_MAX })),
        bath: fc.option(fc.constantFrom(...BATHS)),
        isStepFree: fc.boolean(),
      }),
      { maxLength: BEDROOMS_MAX },
    );
    fc.assert(
      fc.property(bedrooms, (given) => {
        const rooms = bedroomList.parse(given);
        const cell = writeBeds(rooms);
        expect(readBeds(cell)).toEqual(rooms);
        expect(cell.length).toBeLessThanOrEqual(BEDS_CELL_MAX);
      }),
    );
  });

  it('fits with the longest names of most marks in the most bedrooms', () => {
    const beds = Object.fromEntries(BED_SIZES.map((size) => [size, BEDS_MAX]));
    const longest = room({ name: '"'.repeat(160), floor: 30, bath: 'private', isStepFree: true, beds });
    const rooms = bedroomList.parse(Array.from({ length: BEDROOMS_MAX }, () => longest));
    expect(writeBeds(rooms).length).toBeLessThanOrEqual(BEDS_CELL_MAX);
    expect(readBeds(writeBeds(rooms))).toEqual(rooms);
  });

  it('gives bedrooms that the schema accepts, or none, for any text', () => {
    const piece = fc.constantFrom(
      'A',
      '"',
      ';',
      ' ',
      '(',
      ')',
      ':',
      'ground floor',
      ', ',
      '1 king',
      '3 cot',
      'en-suite',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const rooms = readBeds(text.trim());
          if (rooms !== null) expect(bedroomList.parse(rooms)).toEqual(rooms);
        },
      ),
    );
  });
});
