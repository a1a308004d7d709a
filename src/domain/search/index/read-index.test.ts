import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { packSlice, unpackSlice } from './card-slice.ts';
import type { IndexedProperty } from './indexed-property.ts';
import { indexedPropertyFixture } from './indexed-property-fixture.ts';
import { makeIndex } from './index-file.ts';
import { readIndex } from './read-index.ts';

const reread = (properties: readonly IndexedProperty[], slices: readonly string[] = []) =>
  readIndex(JSON.parse(JSON.stringify(makeIndex(properties, slices))));

describe('the fields of a card', () => {
  it('survive writing and reading', () => {
    const given = fc.record({
      title: fc.string({ minLength: 1 }),
      slug: fc.stringMatching(/^[a-z]{1,9}$/),
      location: fc.string({ minLength: 1 }),
      tag: fc.string(),
      type: fc.constantFrom(...PROPERTY_TYPES),
      price: fc.oneof(
        fc.string(),
        fc.nat(1e9).map((amount) => `from €${amount.toLocaleString('en-US')} per night`),
      ),
      shownAmount: fc.nat(1e9),
      people: fc.nat(500),
      bedrooms: fc.nat(500),
      bathrooms: fc.nat(500),
      area: fc.option(fc.integer({ min: 1, max: 10_000_000 })),
      hasRentalOption: fc.boolean(),
      approximate: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(given, { maxLength: 12 }), (list) => {
        expect(reread(list.map(indexedPropertyFixture)).rows).toMatchObject(list);
      }),
    );
  });

  it('have the point on the map to about a metre', () => {
    const point = { latitude: 38.123456, longitude: -25.654321 };
    const [row] = reread([indexedPropertyFixture({ point })]).rows;
    expect(row?.point.latitude).toBeCloseTo(point.latitude, 4);
    expect(row?.point.longitude).toBeCloseTo(point.longitude, 4);
  });

  it('have neither ids nor descriptions, which would be larger than the rest', () => {
    const property = indexedPropertyFixture({ description: 'A quiet house by the quiet sea.' });
    const file = JSON.stringify(makeIndex([property], []));
    expect(file).not.toContain(property.id);
    expect(file).not.toContain('house by the');
  });

  it('have the slices of their pictures', () => {
    expect(reread([], ['/data/a.json']).slices).toEqual(['/data/a.json']);
  });
});

describe('anything but an index', () => {
  const file = makeIndex([indexedPropertyFixture()], []);

  it('is rejected', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(() => readIndex(json)).toThrow(TypeError);
      }),
    );
  });

  it.each(Object.keys(file))('is rejected without its %s', (name) => {
    expect(() => readIndex({ ...file, [name]: undefined })).toThrow(TypeError);
  });

  it.each(Object.keys(file.rows[0] ?? {}))('is rejected with a row without its %s', (name) => {
    expect(() => readIndex({ ...file, rows: [{ ...file.rows[0], [name]: undefined }] })).toThrow(TypeError);
  });

  it.each([{ type: 'castle' }, { destination: 'atlantis' }, { people: -1 }, { point: { latitude: 1 } }])(
    'is rejected with a row whose value does not exist: %j',
    (change) => {
      expect(() => readIndex({ ...file, rows: [{ ...file.rows[0], ...change }] })).toThrow(TypeError);
    },
  );
});

describe('a slice of cards', () => {
  const picture = { id: 'a'.repeat(32), width: 3, height: 2, widths: [1, 3], tones: '9bc876543', alt: 'A house' };

  it('survives packing and unpacking', () => {
    const details = [
      { id: '1', picture },
      { id: '2', picture: null },
    ];
    expect(unpackSlice(JSON.parse(JSON.stringify(packSlice(details))))).toEqual(details);
  });

  it.each([[{}], [[1]], [[[1, null]]], [[['1', {}]]], [[['1', ['a', 3, 2, ['x'], '', '']]]]])('rejects %j', (json) => {
    expect(() => unpackSlice(json)).toThrow(TypeError);
  });
});
