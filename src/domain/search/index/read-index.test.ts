import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { pictureFixture } from '#domain/content/published-fixture.ts';
import { cardDetail, readSlice } from './card-slice.ts';
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
  const details = [cardDetail('1', pictureFixture()), cardDetail('2', null)];
  const [{ picture } = { picture: null }] = details;

  it('survives writing and reading, without the placeholder of its pictures', () => {
    expect(readSlice(JSON.parse(JSON.stringify(details)))).toEqual(details);
    expect(JSON.stringify(details)).not.toContain('data:image');
  });

  it.each([
    {},
    [1],
    [{ id: 1, picture: null }],
    [{ id: '1' }],
    [{ id: '1', picture: {} }],
    [{ id: '1', picture: { ...picture, widths: ['480'] } }],
    [{ id: '1', picture: { ...picture, alt: undefined } }],
  ])('rejects %j', (json) => {
    expect(() => readSlice(json)).toThrow(TypeError);
  });
});
