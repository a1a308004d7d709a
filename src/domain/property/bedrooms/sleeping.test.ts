import { describe, expect, it } from 'vitest';
import { bedroomsByFloor, bedsOf, doubleBedrooms, guestsInBeds, hasGroundFloorBedroom } from './sleeping.ts';
import { bedText, floorName } from './text.ts';

const double = { floor: 0, beds: { king: 1, cot: 1 } };
const twin = { floor: 1, beds: { single: 2 } };
const children = { floor: 1, beds: { bunk: 2, sofa: 1 } };

describe('the beds of a house', () => {
  it('sleep as many guests as they are made for, and a baby in a cot beside them', () => {
    expect(guestsInBeds([double])).toBe(2);
    expect(guestsInBeds([double, twin, children])).toBe(10);
  });

  it('sleep nobody while none is described', () => {
    expect(guestsInBeds([{ beds: {} }])).toBe(0);
    expect(guestsInBeds([])).toBe(0);
  });

  it('are read from the widest to the cot', () => {
    expect(bedsOf(double).map(bedText)).toEqual(['1 king bed (180 cm)', '1 cot']);
    expect(bedsOf(children).map(bedText)).toEqual(['2 bunk beds', '1 sofa bed']);
  });

  it('make a double bedroom where two share one of them, but not on a sofa', () => {
    expect(doubleBedrooms([double, twin, children])).toBe(1);
  });
});

describe('the floors of a house', () => {
  it('are listed from the top, each with its bedrooms in their order', () => {
    expect(bedroomsByFloor([double, twin, children])).toEqual([
      { floor: 1, rooms: [twin, children] },
      { floor: 0, rooms: [double] },
    ]);
  });

  it('tell whether somebody can sleep on the ground floor', () => {
    expect(hasGroundFloorBedroom([twin, double])).toBe(true);
    expect(hasGroundFloorBedroom([twin])).toBe(false);
  });

  it.each([
    [-2, 'Basement 2'],
    [-1, 'Lower floor'],
    [0, 'Ground floor'],
    [1, 'First floor'],
    [10, 'Tenth floor'],
    [11, 'Floor 11'],
  ])('%i is called %s', (floor, name) => {
    expect(floorName(floor)).toBe(name);
  });
});
