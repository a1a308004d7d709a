import { describe, expect, it } from 'vitest';
import { guestsInBeds } from '#domain/property/bedrooms/sleeping.ts';
import { generateProperties } from './generate-properties.ts';

const picture = {
  id: '0123456789abcdef0123456789abcdef',
  width: 1800,
  height: 1200,
  widths: [480],
  tones: '9bc876543',
  placeholder: 'data:image/webp;base64,AAAA',
  color: '#887766',
  alt: 'A house',
  caption: '',
};

describe('generated properties', () => {
  const properties = generateProperties(4000, [picture]);

  it('have unique ids and slugs', () => {
    expect(new Set(properties.map(({ id }) => id)).size).toBe(4000);
    expect(new Set(properties.map(({ slug }) => slug)).size).toBe(4000);
  });

  it('are the same for the same index, however many are generated', () => {
    expect(generateProperties(3, [picture])).toEqual(properties.slice(0, 3));
  });

  it('describe every bedroom, with beds for all guests', () => {
    for (const { bedroomList, bedrooms, people } of properties) {
      expect(bedroomList).toHaveLength(bedrooms);
      expect(guestsInBeds(bedroomList)).toBe(people);
    }
  });

  it('cover every type and destination', () => {
    expect(new Set(properties.map(({ type }) => type)).size).toBe(7);
    expect(new Set(properties.map(({ destination }) => destination)).size).toBe(11);
  });
});
