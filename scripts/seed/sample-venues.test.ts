import { join } from 'node:path';
import { expect, it } from 'vitest';
import { venueTypeOf } from '#domain/property/type.ts';
import { readPictureIndex } from './media/picture-index.ts';
import { readContent } from './read-content.ts';

const SEED = import.meta.dirname;
const { property } = await readContent(
  join(SEED, 'content'),
  new Set((await readPictureIndex(join(SEED, 'pictures'))).keys()),
);
const properties = property.map(({ value }) => value);
const venues = properties.filter(({ type }) => venueTypeOf(type) !== null);

it('each sample venue has rooms or gardens, one of which holds all of its guests', () => {
  expect(venues).not.toHaveLength(0);
  for (const { title, people, spaces } of venues) {
    expect(spaces.length, title).toBeGreaterThanOrEqual(2);
    expect(
      Math.max(...spaces.flatMap(({ seated, standing }) => [seated ?? 0, standing ?? 0])),
      title,
    ).toBeGreaterThanOrEqual(people);
  }
});

it('each sample venue says what can be driven there, and who gives permits', () => {
  for (const { title, vehicleLength, vehicleTurning, permits } of venues) {
    expect({ vehicleLength, vehicleTurning, permits }, title).toEqual({
      vehicleLength: expect.any(Number),
      vehicleTurning: expect.stringMatching(/./),
      permits: expect.stringMatching(/./),
    });
  }
});
