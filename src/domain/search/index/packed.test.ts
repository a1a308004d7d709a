import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packColumn, unpackColumn } from './packed-column.ts';
import { packNumbers, packSteps, unpackNumbers, unpackSteps } from './packed-numbers.ts';
import { packTexts, unpackTexts } from './packed-texts.ts';

describe('packed numbers', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat()), (numbers) => {
        expect(unpackNumbers(packNumbers(numbers))).toEqual(numbers);
      }),
    );
  });

  it('of either sign are read as they were written', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (numbers) => {
        expect(unpackSteps(packSteps(numbers))).toEqual(numbers);
      }),
    );
  });

  it('take one character below 46, and none that JSON would escape', () => {
    const text = packNumbers(Array.from({ length: 3000 }, (_, number) => number));
    expect(packNumbers([45])).toHaveLength(1);
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  });

  it.each(['"', 'é', packNumbers([46]).slice(0, 1)])('reject %j', (text) => {
    expect(() => unpackNumbers(text)).toThrow(TypeError);
  });

  it.each([-1, 1.5, Number.NaN])('cannot be %d', (number) => {
    expect(() => packNumbers([number])).toThrow(RangeError);
  });
});

describe('packed texts', () => {
  it('are read as they were written, through JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (texts) => {
        expect(unpackTexts(JSON.parse(JSON.stringify(packTexts(texts))))).toEqual(texts);
      }),
    );
  });

  it('write what neighbours share once', () => {
    expect(packTexts(['Casa da Lua', 'Casa da Luz']).join('')).toHaveLength('Casa da Luaz'.length + 2);
  });
});

describe('a packed column', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.nat(5), fc.nat(1e6))), (field) => {
        const { values, rows } = unpackColumn(packColumn(field), field.length);
        expect(rows.map((position) => values[position])).toEqual(field);
      }),
    );
  });

  it('rejects rows that are too few or hold a value that is not there', () => {
    expect(() => unpackColumn({ values: [1], rows: packNumbers([0]) }, 2)).toThrow('expected 2 rows');
    expect(() => unpackColumn({ values: [1], rows: packNumbers([0, 0]) }, 2)).toThrow('expected a value');
  });
});
