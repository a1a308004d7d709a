import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DESTINATION_SLUGS } from '#domain/places/destination-list.ts';
import { PROPERTY_TYPES } from '#domain/property/type.ts';
import { describe, expect, it } from 'vitest';
import { readPictureIndex, type SourcePicture } from './picture-index.ts';
import { readContent } from '../read-content.ts';

const PICTURES = join(import.meta.dirname, '../pictures');
const index = await readPictureIndex(PICTURES);
const content = await readContent(join(import.meta.dirname, '../content'), new Set(index.keys()));
const properties = content.property.map(({ value }) => value);
const destinations = content.destination.map(({ value }) => value);

/** The description of a picture; throws for one that the index does not list. */
function pictureOf(name: string): SourcePicture {
  const found = index.get(name);
  if (found === undefined) throw new Error(`The index does not list '${name}'`);
  return found;
}

/** Names of the pictures that a property shows, its hero first. */
function shownBy({ hero, gallery }: (typeof properties)[number]): string[] {
  return [...(hero === null ? [] : [hero]), ...gallery.map(({ picture }) => picture)];
}

/** The building in a property's pictures: that of its hero, or of the next picture if the hero is a landscape. */
function propertyOf(property: (typeof properties)[number]): string | null {
  for (const name of shownBy(property)) {
    const { property } = pictureOf(name);
    if (property !== null) return property;
  }
  return null;
}

/** The names that a list contains more than `times` times. */
function moreOftenThan(times: number, names: readonly string[]): string[] {
  return [...new Set(names)].filter((name) => names.filter((other) => other === name).length > times);
}

describe('the sample pictures', () => {
  it('are those that the index lists', async () => {
    const files = (await readdir(PICTURES)).filter((file) => file !== 'index.json');
    expect(files.sort()).toEqual([...index.keys()].map((name) => `${name}.jpg`).sort());
  });

  it('are all shown somewhere', () => {
    const shown = new Set([
      ...properties.flatMap(shownBy),
      ...destinations.flatMap(({ heroImage, gallery }) => [heroImage, ...gallery.map(({ picture }) => picture)]),
    ]);
    expect([...index.keys()].filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('the sample properties', () => {
  it('are at least 36, of every type and in every destination', () => {
    expect(properties.length).toBeGreaterThanOrEqual(36);
    expect(PROPERTY_TYPES.filter((type) => !properties.some((property) => property.type === type))).toEqual([]);
    expect(DESTINATION_SLUGS.filter((slug) => !properties.some(({ destination }) => destination === slug))).toEqual([]);
  });

  it('have a hero each, which no other property has', () => {
    expect(properties.filter(({ hero }) => hero === null)).toEqual([]);
    expect(
      moreOftenThan(
        1,
        properties.flatMap(({ hero }) => hero ?? []),
      ),
    ).toEqual([]);
  });

  it('show at least four pictures, or all that there are of their building', () => {
    const poor = properties.filter((property) => {
      const own = [...index.values()].filter(
        ({ property: shown, fitsProperties }) =>
          shown === propertyOf(property) || fitsProperties.includes(propertyOf(property) ?? ''),
      );
      return shownBy(property).length < Math.min(4, own.length);
    });
    expect(poor.map(({ title }) => title)).toEqual([]);
  });

  it('show no picture twice', () => {
    const repeats = properties.filter((property) => moreOftenThan(1, shownBy(property)).length > 0);
    expect(repeats.map(({ title }) => title)).toEqual([]);
  });

  it('show one building each, inside and outside', () => {
    const strangers = properties.flatMap((property) => {
      const own = propertyOf(property);
      return shownBy(property)
        .filter((name) => {
          const { property, fitsProperties } = pictureOf(name);
          return property !== null && property !== own && !fitsProperties.includes(own ?? '');
        })
        .map((name) => `${property.title}: ${name}`);
    });
    expect(strangers).toEqual([]);
  });

  it('share a building with one other property at most', () => {
    expect(
      moreOftenThan(
        2,
        properties.flatMap((property) => propertyOf(property) ?? []),
      ),
    ).toEqual([]);
  });

  it('share a room with two other galleries at most, those of destinations counted', () => {
    const galleries = [
      ...properties.map(shownBy),
      ...destinations.map(({ gallery }) => gallery.map(({ picture }) => picture)),
    ];
    const rooms = galleries.flat().filter((name) => pictureOf(name).kind === 'interior');
    expect(moreOftenThan(3, rooms)).toEqual([]);
  });

  it('show the building first and a room when they are in a city, not only a view of roofs', () => {
    const views = properties.filter((property) => {
      if (property.setting !== 'city') return false;
      const kinds = shownBy(property).map((name) => pictureOf(name).kind);
      return kinds[0] === 'landscape' || !kinds.includes('interior');
    });
    expect(views.map(({ title }) => title)).toEqual([]);
  });
});
