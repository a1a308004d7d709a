import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  importedBathrooms,
  importedBedrooms,
  importedCapacity,
  importedRooms,
  importedTag,
  isCapacity,
  isImportable,
} from './heuristics.ts';
import { propertySchema } from '#domain/property/property.ts';

describe('import heuristics (admin specification, section 5)', () => {
  it.each([
    ['activated', true],
    ['Activated', true],
    ['activated (online)', true],
    ['deactivated', false],
    ['Deactivated', false],
    ['not activated', false],
    ['', false],
  ])("imports a row when its status is 'activated': %j %s", (status, importable) => {
    expect(isImportable(status)).toBe(importable);
  });

  it.each([
    ['6', 6],
    ['up to 12 guests', 12],
    ['', 4],
    ['many', 4],
    ['0', 4],
    ['9'.repeat(400), 500],
  ])("reads a capacity, 'default 4': %j", (text, guests) => {
    expect(importedCapacity(text)).toBe(guests);
  });

  it.each([
    ['6', true],
    ['up to 12 guests', true],
    ['8pax', true],
    ['0', false],
    ['-4', false],
    ['\u2212 4', false],
    ['1e9', false],
    ['6-8', false],
    ['2.5', false],
    ['abc', false],
  ])('knows whether %j says one number of guests: %s', (text, isOne) => {
    expect(isCapacity(text)).toBe(isOne);
  });

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [8, 4],
    [9, 4],
    [10, 4],
    [11, 5],
    [12, 5],
    [13, 5],
    [16, 6],
    [30, 10],
  ])(
    "bedrooms for %i guests: '1 for up to 2, 2 for up to 4, 3 for up to 6, 4 for up to 8, capacity/2.5 up to 12, otherwise capacity/3'",
    (guests, bedrooms) => {
      expect(importedBedrooms(guests)).toBe(bedrooms);
    },
  );

  it.each([
    [2, 1, 2],
    [4, 2, 4],
    [6, 3, 2],
    [8, 4, 3],
    [12, 5, 4],
    [30, 10, 8],
  ])(
    "bathrooms for %i guests and %i bedrooms: 'equal to guest count for up to 2 bedrooms, bedrooms minus 1 for up to 4, otherwise 75%'",
    (guests, bedrooms, bathrooms) => {
      expect(importedBathrooms(guests, bedrooms)).toBe(bathrooms);
    },
  );

  it("'rooms = bedrooms + 2'", () => {
    expect(importedRooms('6')).toEqual({ people: 6, bedrooms: 3, bathrooms: 2, rooms: 5 });
  });

  it('gives numbers that a property may have, for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const counts = importedRooms(text);
        for (const field of ['people', 'bedrooms', 'bathrooms', 'rooms'] as const) {
          expect(propertySchema.shape[field].safeParse(counts[field]).success).toBe(true);
          expect(counts[field]).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });

  it("'tags from words in the title (villa, apartment, house, estate, retreat, lodge, penthouse, loft)'", () => {
    expect(importedTag('The LOFT in Graça')).toBe('Loft');
    expect(importedTag('Garden House, Villa B')).toBe('Villa');
    expect(importedTag('Guesthouse')).toBe('');
  });
});
