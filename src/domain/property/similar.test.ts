import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceInKilometres } from '#domain/places/geo-point.ts';
import { locateProperty } from '#domain/places/locate-property.ts';
import { priceBandOf } from '#domain/search/filter-options.ts';
import { priceGap } from './nearest-by-price.ts';
import { type ComparableProperty, priceBandSteps, similarPropertiesFinder } from './similar.ts';

function property(id: string, given: Partial<ComparableProperty> = {}): ComparableProperty {
  return {
    id,
    type: 'rental',
    location: 'Comporta',
    coordinates: null,
    price: '€1,000',
    priceAmount: 1000,
    salePrice: '',
    salePriceAmount: 0,
    saleState: 'available',
    ...given,
  };
}

function similarIds(current: ComparableProperty, catalogue: ComparableProperty[], limit?: number): string[] {
  return ids(similarPropertiesFinder(catalogue, limit)(current));
}

function ids(properties: ComparableProperty[]): string[] {
  return properties.map(({ id }) => id);
}

describe("similar properties: 'same type, id not equal to current, limit 2'", () => {
  const current = property('current');

  it('are of the same type, never the property itself, and two', () => {
    const catalogue = [property('sale', { type: 'real_estate' }), current, property('a'), property('b'), property('c')];
    expect(similarIds(current, catalogue)).toEqual(['a', 'b']);
  });

  it('are for sale nearest in place and price, and none of them is sold', () => {
    const sale = (id: string, location: string, salePriceAmount: number, given: Partial<ComparableProperty> = {}) =>
      property(id, { type: 'real_estate', location, salePrice: `€${salePriceAmount}`, salePriceAmount, ...given });
    const house = sale('house', 'Comporta', 2_400_000);
    const sold = sale('sold', 'Comporta', 2_400_000, { saleState: 'sold' });
    const reserved = sale('reserved', 'Comporta', 2_600_000, { saleState: 'reserved' });
    const dearer = sale('dearer', 'Melides', 9_000_000);
    const far = sale('far', 'Porto', 2_400_000);
    expect(similarIds(house, [sold, far, dearer, reserved, house], 3)).toEqual(['reserved', 'dearer', 'far']);
    expect(similarIds(sold, [sold, reserved, house])).toEqual(['house', 'reserved']);
  });

  it('are nearest in place first', () => {
    const far = property('far', { location: 'Porto' });
    const near = property('near', { location: 'Melides', priceAmount: 9000 });
    const same = property('same', { priceAmount: 9000 });
    expect(similarIds(current, [far, near, same])).toEqual(['same', 'near']);
  });

  it('are of the same price band a little farther away rather than of another next door', () => {
    const nextDoor = property('a-next-door', { priceAmount: 12_000 });
    const lisbon = property('lisbon', { location: 'Lisbon', priceAmount: 1300 });
    const azores = property('azores', { location: 'Azores', priceAmount: 1000 });
    expect(similarIds(current, [azores, nextDoor, lisbon])).toEqual(['lisbon', 'a-next-door']);
  });

  it('are compared by the price of a night', () => {
    const weekly = property('weekly', { price: '€7,700 per week', priceAmount: 7700 });
    const nightly = property('nightly', { priceAmount: 4900 });
    expect(similarIds(current, [nightly, weekly])).toEqual(['weekly', 'nightly']);
  });

  it('are nearest in price within the same place, as a ratio, an unknown price last', () => {
    const unknown = property('0-unknown', { priceAmount: 0 });
    const dear = property('dear', { priceAmount: 4900 });
    const like = property('like', { priceAmount: 1800 });
    expect(similarIds(current, [unknown, dear, like])).toEqual(['like', 'dear']);
    expect(similarIds(current, [unknown, dear, like], 3)).toEqual(['like', 'dear', '0-unknown']);
  });

  it('are fewer when there are no more', () => {
    expect(similarIds(current, [current])).toEqual([]);
  });

  it('agree with comparing every pair', () => {
    const anyProperty = fc.record({
      type: fc.constantFrom('rental', 'event'),
      location: fc.constantFrom('Comporta', 'Melides', 'Lisbon', 'Lagos', 'Porto', 'nowhere'),
      priceAmount: fc.constantFrom(0, 500, 1000, 2000, 3000, 7000, 60_000),
    });
    fc.assert(
      fc.property(fc.array(anyProperty, { minLength: 1, maxLength: 30 }), (given) => {
        const catalogue = given.map((fields, index) => property(`p${String(index).padStart(2, '0')}`, fields));
        const find = similarPropertiesFinder(catalogue);
        for (const one of catalogue) expect(ids(find(one))).toEqual(ids(naive(one, catalogue)));
      }),
    );
  });
});

function rounded(given: ComparableProperty) {
  const { latitude, longitude } = locateProperty(given);
  return { latitude: Math.round(latitude * 10) / 10, longitude: Math.round(longitude * 10) / 10 };
}

function naive(current: ComparableProperty, catalogue: ComparableProperty[]): ComparableProperty[] {
  const kilometres = (other: ComparableProperty) => Math.round(distanceInKilometres(rounded(current), rounded(other)));
  const steps = (other: ComparableProperty) =>
    [25, 75, 200].filter((farther) => kilometres(other) > farther).length +
    priceBandSteps(priceBandOf(current.priceAmount), priceBandOf(other.priceAmount));
  const gap = (other: ComparableProperty) => priceGap(current.priceAmount, other.priceAmount);
  return catalogue
    .filter(({ id, type }) => type === current.type && id !== current.id)
    .sort(
      (one, other) =>
        steps(one) - steps(other) ||
        kilometres(one) - kilometres(other) ||
        gap(one) - gap(other) ||
        (one.id < other.id ? -1 : 1),
    )
    .slice(0, 2);
}
