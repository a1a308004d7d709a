import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceInKilometres } from './geo-point.ts';
import { locateProperty } from './locate-property.ts';
import { priceGap } from './nearest-by-price.ts';
import { type ComparableProperty, similarProperties, similarPropertiesFinder } from './similar-properties.ts';

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
    ...given,
  };
}

function ids(properties: ComparableProperty[]): string[] {
  return properties.map(({ id }) => id);
}

describe("similar properties: 'same type, id not equal to current, limit 2'", () => {
  const current = property('current');

  it('are of the same type, never the property itself, and two', () => {
    const catalogue = [property('sale', { type: 'real_estate' }), current, property('a'), property('b'), property('c')];
    expect(ids(similarProperties(current, catalogue))).toEqual(['a', 'b']);
  });

  it('are nearest in place first', () => {
    const far = property('far', { location: 'Porto' });
    const near = property('near', { location: 'Melides', priceAmount: 9000 });
    const same = property('same', { priceAmount: 9000 });
    expect(ids(similarProperties(current, [far, near, same]))).toEqual(['same', 'near']);
  });

  it('are nearest in price within the same place, as a ratio, an unknown price last', () => {
    const unknown = property('0-unknown', { priceAmount: 0 });
    const cheap = property('cheap', { priceAmount: 250 });
    const dear = property('dear', { priceAmount: 1800 });
    expect(ids(similarProperties(current, [unknown, cheap, dear]))).toEqual(['dear', 'cheap']);
    expect(ids(similarProperties(current, [unknown, cheap, dear], 3))).toEqual(['dear', 'cheap', '0-unknown']);
  });

  it('are fewer when there are no more', () => {
    expect(similarProperties(current, [current])).toEqual([]);
  });

  it('agree with comparing every pair', () => {
    const anyProperty = fc.record({
      type: fc.constantFrom('rental', 'event'),
      location: fc.constantFrom('Comporta', 'Melides', 'Lagos', 'Porto', 'nowhere'),
      priceAmount: fc.constantFrom(0, 500, 1000, 2000, 3000),
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
  const gap = (other: ComparableProperty) => priceGap(current.priceAmount, other.priceAmount);
  return catalogue
    .filter(({ id, type }) => type === current.type && id !== current.id)
    .sort((one, other) => kilometres(one) - kilometres(other) || gap(one) - gap(other) || (one.id < other.id ? -1 : 1))
    .slice(0, 2);
}
