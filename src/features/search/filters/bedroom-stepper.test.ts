import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bedroomsFromPanel, stepBedrooms } from './bedroom-stepper.ts';

describe("bedroom stepper: 'min at least 1 and at most max; max at most 20 and at least min'", () => {
  it('steps', () => {
    expect(stepBedrooms({ min: 1, max: 12 }, 'min', 1)).toEqual({ min: 2, max: 12 });
    expect(stepBedrooms({ min: 1, max: 12 }, 'max', -1)).toEqual({ min: 1, max: 11 });
  });

  it('stops at its bounds and at the other end', () => {
    expect(stepBedrooms({ min: 1, max: 12 }, 'min', -1)).toEqual({ min: 1, max: 12 });
    expect(stepBedrooms({ min: 1, max: 20 }, 'max', 1)).toEqual({ min: 1, max: 20 });
    expect(stepBedrooms({ min: 5, max: 5 }, 'min', 1)).toEqual({ min: 5, max: 5 });
    expect(stepBedrooms({ min: 5, max: 5 }, 'max', -1)).toEqual({ min: 5, max: 5 });
  });

  it('keeps both bounds after any presses', () => {
    const press = fc.tuple(fc.constantFrom('min', 'max'), fc.constantFrom(1, -1));
    fc.assert(
      fc.property(fc.array(press), (presses) => {
        const range = presses.reduce((now, [end, step]) => stepBedrooms(now, end, step), { min: 1, max: 12 });
        expect(range.min >= 1 && range.min <= range.max && range.max <= 20).toBe(true);
      }),
    );
  });

  it('allows any number of bedrooms when untouched (1 to 12)', () => {
    expect(bedroomsFromPanel({ min: 1, max: 12 })).toEqual({ min: 1, max: 20 });
    expect(bedroomsFromPanel({ min: 2, max: 12 })).toEqual({ min: 2, max: 12 });
  });
});
